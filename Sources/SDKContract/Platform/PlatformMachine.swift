/// The process and the scene of the app, and what the system calls when they change.
public struct PlatformMachine: Sendable {
  /// The device and the build of the app.
  public let configuration: PlatformConfiguration
  /// The state of the app's process.
  public private(set) var process: ProcessState = .notRunning
  /// The state of the app's scene; nil if the app has no scenes.
  public private(set) var scene: SceneState?

  /// Creates the machine of an app that does not run.
  public init(configuration: PlatformConfiguration) {
    self.configuration = configuration
  }

  /// Returns what the system does in answer to an input, in order.
  ///
  /// - Throws: `IllegalTransition` if the input is impossible in the present state.
  public func steps(for input: PlatformInput) throws(IllegalTransition) -> [PlatformStep] { [] }

  /// Takes over the states that a step leads to.
  ///
  /// - Throws: `IllegalTransition` if the step does not follow from the present state.
  public mutating func perform(_ step: PlatformStep) throws(IllegalTransition) {}
}
