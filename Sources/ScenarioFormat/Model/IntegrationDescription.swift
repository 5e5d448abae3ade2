/// Calls of an SDK's standard integration that a scenario leaves out or moves.
public struct IntegrationDescription: Equatable, Sendable {
  /// What the app forgets.
  package var omit: [Omission] = []
  /// SDK calls that the app makes in another place: call, then entry point.
  package var move: [Move] = []

  /// Something that the standard integration does and the app forgets.
  package enum Omission: Hashable, Sendable {
    /// An SDK call, such as `start` or `continue`.
    case call(String)
    /// To hand the link of an entry point over, such as that of `willConnectTo`.
    case forwarding(from: String)

    /// What stands before an entry point in a file.
    private static let forwardingPrefix = "forward from "

    /// Reads the text of a file, such as `start` or `forward from willConnectTo`.
    package init(_ text: String) {
      let prefix = Self.forwardingPrefix
      self = text.hasPrefix(prefix) ? .forwarding(from: String(text.dropFirst(prefix.count))) : .call(text)
    }

    /// What stands in a file.
    package var text: String {
      switch self {
      case .call(let call): call
      case .forwarding(let entryPoint): Self.forwardingPrefix + entryPoint
      }
    }
  }

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
