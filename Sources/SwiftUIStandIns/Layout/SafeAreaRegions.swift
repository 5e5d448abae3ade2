#if os(Linux) || os(macOS)
  /// A set of safe area regions.
  public struct SafeAreaRegions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an option set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The area that bars leave.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The area that the keyboard leaves.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all: SafeAreaRegions = [.container, .keyboard]
  }
#endif
