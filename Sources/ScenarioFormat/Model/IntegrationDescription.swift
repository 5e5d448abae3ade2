/// Calls of an SDK's standard integration that a scenario leaves out or moves.
public struct IntegrationDescription: Equatable, Sendable {
  /// SDK calls that the app forgets, such as `start` or `continue`, and entry points from which it hands no link over,
  /// such as `forward from willConnectTo`.
  package var omit: [String] = []
  /// SDK calls that the app makes in another place: call, then entry point.
  package var move: [Move] = []

  /// What stands before an entry point in `omit`.
  package static let forwarding = "forward from "

  /// An SDK call and the entry point it is made in.
  package struct Move: Hashable, Sendable {
    /// The SDK call.
    package var call: String
    /// Where the app makes it, such as `didFinishLaunching`.
    package var entryPoint: String

    /// Creates a move.
    package init(_ call: String, to entryPoint: String) {
      self.call = call
      self.entryPoint = entryPoint
    }
  }

  /// The standard integration, unchanged.
  public init() {}
}
