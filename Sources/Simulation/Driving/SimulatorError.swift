/// An error of a device that cannot do what a test asks for, with what to do about it.
public struct SimulatorError: Error, Hashable, Sendable {
  /// What is wrong and what to do, as a sentence without a full stop.
  public let message: String
  /// The file and the line of the test's call; nil if the call does not say.
  private(set) var place: String?

  init(_ message: String) {
    self.message = message
  }

  /// Returns the error with the place of the test's call, because a test framework may only name the test.
  func located(_ fileID: StaticString, _ line: UInt) -> SimulatorError {
    var error = self
    error.place = "\(fileID):\(line)"
    return error
  }

  static func notPossible(_ step: Step, _ reason: String) -> SimulatorError {
    let argument = step.kind.argument.map { " \($0)" } ?? ""
    return SimulatorError("\(step.kind.verb.rawValue)\(argument) is not possible now: \(reason)")
  }

  static let isFinished = SimulatorError(
    "the device was used after finish(), which ends its run; make another Simulator, or finish later")
  static let isOfAnotherDevice = SimulatorError(
    "the snapshot is of another device; restore it on that device, or take a snapshot of this one. Each order of "
      + "explore() has a separate device, which takes only its own snapshots and those of the device that is explored")
  static let isExplored = SimulatorError(
    "a device cannot be driven while it is explored; in the body of explore(), drive the device that the body gets")
  static let isExploring = SimulatorError(
    "the body of explore() called explore(); drive the device, and the body runs in every order of what it does")
  static func isOverBudget(_ budget: Int) -> SimulatorError {
    SimulatorError(
      "the body of explore() was stopped after \(budget.groupedEvents) in one order: that is the whole budget")
  }
  static let isCancelled = SimulatorError("the task of the test is cancelled, and can no longer drive a device")
  static let isInCallback = SimulatorError(
    "the device was driven from inside app code that it is calling; drive it from the test, after that call has "
      + "returned")
  static let isBusy = SimulatorError(
    "the device is in the middle of another call, which has not returned for \(Int(Simulator.patience)) seconds; "
      + "the app's code may be waiting for this one")
}

extension SimulatorError: CustomStringConvertible {
  /// What is wrong, what to do, and the line of the test.
  public var description: String { place.map { "\(message) (\($0))" } ?? message }
}
