// Golden tests drive screens as other tests do.
@_exported public import DrydockTesting
