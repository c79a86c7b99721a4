// A host shows views: their API comes with it.
@_exported public import DrydockViews
