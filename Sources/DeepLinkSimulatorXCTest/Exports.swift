// A test target that imports this library gets the simulator, too.
@_exported import DeepLinkSimulatorUIKit
