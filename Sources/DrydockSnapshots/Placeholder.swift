enum DrydockSnapshotsPlaceholder {}
