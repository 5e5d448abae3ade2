#if os(Linux) || os(macOS)
  /// The orientation of the interface.
  public enum UIInterfaceOrientation: Int, Sendable {
    /// The unknown orientation.
    case unknown
    /// The portrait orientation.
    case portrait
    /// The portrait upside down orientation.
    case portraitUpsideDown
    /// The landscape right orientation.
    case landscapeRight
    /// The landscape left orientation.
    case landscapeLeft
    /// Whether the long side is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the short side is upright.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  }

  /// The physical orientation of the device.
  public enum UIDeviceOrientation: Int, Sendable {
    /// The unknown orientation.
    case unknown
    /// The portrait orientation.
    case portrait
    /// The portrait upside down orientation.
    case portraitUpsideDown
    /// The landscape left orientation.
    case landscapeLeft
    /// The landscape right orientation.
    case landscapeRight
    /// The face up orientation.
    case faceUp
    /// The face down orientation.
    case faceDown
    /// Whether the orientation is portrait.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the orientation is landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether the orientation is one of an interface.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  }

  /// A set of interface orientations.
  public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an option set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The portrait orientation.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 0)
    /// The landscape left orientation.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// The landscape right orientation.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// The portrait upside down orientation.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// All orientations.
    public static let all = UIInterfaceOrientationMask(rawValue: 0b1111)
    /// Both landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations except upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  }
#endif
