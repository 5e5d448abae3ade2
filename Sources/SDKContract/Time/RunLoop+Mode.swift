import Foundation

extension RunLoop.Mode {
  /// The mode in which a timer of a simulated app is added once more, so that its new date is noticed.
  package static let newDate = RunLoop.Mode("DeepLinkSimulatorNewDate")
}
