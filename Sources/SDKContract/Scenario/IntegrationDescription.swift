/// Calls of an SDK's standard integration that a scenario leaves out, adds or moves.
public struct IntegrationDescription: Equatable, Sendable {
  /// The calls and links that the app forgets.
  package var omit: [Part]
  /// Links that the app passes on although the vendor's guide does not.
  package var add: [Part]
  /// SDK calls that the app makes at another entry point.
  package var move: [Move]

  /// A part of an integration.
  package enum Part: Hashable, Sendable {
    /// An SDK call, such as `start` or `continue`.
    case call(String)
    /// Forwarding the link of an entry point, such as that of `willConnectTo`, to the SDK.
    case forwarding(from: String)

    /// The text before an entry point in a file.
    private static let forwardingPrefix = "forward from "

    /// Creates a part from its text in a file, such as `start` or `forward from willConnectTo`.
    package init(_ text: String) {
      let prefix = Self.forwardingPrefix
      self = text.hasPrefix(prefix) ? .forwarding(from: String(text.dropFirst(prefix.count))) : .call(text)
    }

    /// The text in a file.
    package var text: String {
      switch self {
      case .call(let call): call
      case .forwarding(let entryPoint): Self.forwardingPrefix + entryPoint
      }
    }
  }

  /// An SDK call and the entry point in which the app makes it.
  package struct Move: Hashable, Sendable {
    /// The SDK call.
    package var call: String
    /// The entry point in which the app makes it, such as `didFinishLaunching`.
    package var entryPoint: String

    /// Creates a move.
    package init(_ call: String, to entryPoint: String) {
      self.call = call
      self.entryPoint = entryPoint
    }
  }

  /// Creates the differences from the standard integration, by the names that scenario files use.
  ///
  /// - Parameters:
  ///   - omit: The calls that the app does not make.
  ///   - add: The calls that it also makes.
  ///   - move: For each call that it makes elsewhere, the entry point in which it makes the call.
  public init(omit: [String] = [], add: [String] = [], move: KeyValuePairs<String, String> = [:]) {
    self.omit = omit.map { Part($0) }
    self.add = add.map { Part($0) }
    self.move = move.map { Move($0.key, to: $0.value) }
  }
}
