// The target's sources are those of the iOS application, in the folder UIKit, which the plugin translates. The package manager
// wants one of its own.
