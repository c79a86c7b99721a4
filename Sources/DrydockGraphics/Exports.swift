// UIKit re-exports Foundation; component code relies on `import Drydock` doing the same.
@_exported public import Foundation
