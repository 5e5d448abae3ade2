/// The parts of a file that could not be read as a whole, so that what the scenario lacks may well be in the file.
package struct UnreadParts: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Steps, so the order of the others means nothing.
  package static let steps = UnreadParts(rawValue: 1 << 0)
  /// Something about the device or the app: its style, SDKs, gates, screens.
  package static let device = UnreadParts(rawValue: 1 << 1)
}
