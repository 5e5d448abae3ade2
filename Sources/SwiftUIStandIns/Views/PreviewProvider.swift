#if os(Linux) || os(macOS)
  /// A provider of Xcode previews. A simulation does not use them.
  @preconcurrency @MainActor
  public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View
    /// The previews.
    @ViewBuilder static var previews: Previews { get }
  }

  /// The device of a preview.
  public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a device.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a device.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// The size of a preview.
  public enum PreviewLayout: Sendable {
    /// That of the device.
    case device
    /// That of the view.
    case sizeThatFits
    /// A fixed size, in points.
    case fixed(width: Double, height: Double)
  }

  /// The orientation of the device of a preview.
  public struct InterfaceOrientation: Hashable, Sendable {
    private let name: String
    /// Upright.
    public static let portrait = InterfaceOrientation(name: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    /// On its left side.
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    /// On its right side.
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
  }

  extension View {
    /// Accepts the device of a preview.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    /// Accepts the size of a preview.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
    /// Accepts the name of a preview.
    public func previewDisplayName(_ value: String?) -> some View { self }
    /// Accepts the orientation of a preview.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
  }
#endif
