import Foundation

/// A call of an SDK's method by a step of the scenario, ready to be made.
public struct SDKMethodCall: Sendable {
  /// The method, as scenario files write it.
  public let method: String
  /// What it is called with; nil for nothing.
  public let argument: PayloadValue?
  /// The argument as a URL, taken apart once for all runs; nil if it is none.
  public let url: URL?

  /// Creates a call.
  package init(_ method: String, _ argument: PayloadValue?) {
    self.method = method
    self.argument = argument
    url = if case .string(let text) = argument { URL(string: text) } else { nil }
  }

  /// A text that is a member of the argument.
  public func text(_ key: String) -> String? {
    if case .string(let text) = member(key) { text } else { nil }
  }

  /// Texts that are a member of the argument.
  public func texts(_ key: String) -> [String]? {
    guard case .array(let values) = member(key) else { return nil }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  private func member(_ key: String) -> PayloadValue? {
    guard case .object(let members) = argument else { return nil }
    return members.first { $0.key == key }?.value
  }
}
