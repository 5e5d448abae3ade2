/// The name of an SDK, as files, lanes and options write it, in lower case and without spaces.
public struct SDKName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}
