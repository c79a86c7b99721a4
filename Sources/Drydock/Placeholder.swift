enum DrydockPlaceholder {}
