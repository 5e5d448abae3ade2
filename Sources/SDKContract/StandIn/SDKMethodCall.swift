import Foundation

/// A call of an SDK's method by a step of the scenario.
public struct SDKMethodCall: Sendable {
  /// The name of the method in scenario files.
  public let method: String
  /// The argument; nil if there is none.
  public let argument: PayloadValue?
  /// The argument as a URL, parsed once for all runs; nil if it is not a URL.
  public let url: URL?

  /// Creates a call.
  package init(_ method: String, _ argument: PayloadValue?) {
    self.method = method
    self.argument = argument
    url = if case .string(let text) = argument { URL(string: text) } else { nil }
  }

  /// Returns a member of the argument that is text; nil if there is none.
  ///
  /// - Parameter key: The key of the member.
  public func text(_ key: String) -> String? {
    if case .string(let text) = member(key) { text } else { nil }
  }

  /// Returns a member of the argument that is a list of texts; nil if there is none.
  ///
  /// - Parameter key: The key of the member.
  public func texts(_ key: String) -> [String]? {
    guard case .array(let values) = member(key) else { return nil }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  private func member(_ key: String) -> PayloadValue? {
    guard case .object(let members) = argument else { return nil }
    return members.first { $0.key == key }?.value
  }
}
