enum RasterPlaceholder {}
