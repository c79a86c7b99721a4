// What a view is made of is part of its API: colours, geometry, images and text come with it.
@_exported public import DrydockGraphics
