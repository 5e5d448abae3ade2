@_exported import DeepLinkSimulator

// Where UIKit does not exist, nor does SwiftUI's side of it: these names let the file with an app's `App` compile with
// its import changed, and put its `.onOpenURL` and `.onAppear` under test. Nothing is drawn.
//
// It is a module of its own because its `Scene` is another one than that of the delegates; a file that imports this
// module means the protocol.
