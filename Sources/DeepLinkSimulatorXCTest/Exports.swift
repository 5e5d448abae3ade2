// A test target that imports this library has the simulator, too.
@_exported import DeepLinkSimulatorUIKit
