// `import Drydock` stands in for `import UIKit`: one module for all of it, Foundation included.
@_exported public import DrydockControls
@_exported public import DrydockEditing
@_exported public import DrydockGraphics
@_exported public import DrydockHost
@_exported public import DrydockLists
@_exported public import DrydockNibs
@_exported public import DrydockUIDynamics
@_exported public import DrydockViews
