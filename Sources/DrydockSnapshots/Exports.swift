// Golden tests drive screens as other tests do, and draw what catalogues declare.
@_exported public import DrydockCatalogue
@_exported public import DrydockTesting
