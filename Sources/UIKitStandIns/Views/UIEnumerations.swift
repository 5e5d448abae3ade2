#if os(Linux) || os(macOS)
  import Foundation

  /// How a view controller is presented.
  public enum UIModalPresentationStyle: Int, Sendable {
    /// The full screen presentation style.
    case fullScreen
    /// The page sheet presentation style.
    case pageSheet
    /// The form sheet presentation style.
    case formSheet
    /// The current context presentation style.
    case currentContext
    /// The custom presentation style.
    case custom
    /// The over full screen presentation style.
    case overFullScreen
    /// The over current context presentation style.
    case overCurrentContext
    /// The popover presentation style.
    case popover
    /// No presentation style.
    case none
    /// The automatic presentation style.
    case automatic
  }

  /// The transition of a presentation.
  public enum UIModalTransitionStyle: Int, Sendable {
    /// The cover vertical transition style.
    case coverVertical
    /// The flip horizontal transition style.
    case flipHorizontal
    /// The cross dissolve transition style.
    case crossDissolve
    /// The partial curl transition style.
    case partialCurl
  }

  /// A light or dark interface style.
  public enum UIUserInterfaceStyle: Int, Sendable {
    /// Unspecified.
    case unspecified
    /// The light interface style.
    case light
    /// The dark interface style.
    case dark
  }

  /// The interface idiom of the device.
  public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Unspecified.
    case unspecified
    /// The iPhone interface idiom.
    case phone
    /// The iPad interface idiom.
    case pad
    /// The TV interface idiom.
    case tv
    /// The CarPlay interface idiom.
    case carPlay
    /// The Mac interface idiom.
    case mac
  }

  /// The size class of an interface.
  public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Unspecified.
    case unspecified
    /// The compact size class.
    case compact
    /// The regular size class.
    case regular
  }

  /// The style of the status bar.
  public enum UIStatusBarStyle: Int, Sendable {
    /// The default status bar style.
    case `default`
    /// The light content status bar style.
    case lightContent
    /// The dark content status bar style.
    case darkContent
  }

  /// The animation that shows or hides the status bar.
  public enum UIStatusBarAnimation: Int, Sendable {
    /// No status bar animation.
    case none
    /// The fade status bar animation.
    case fade
    /// The slide status bar animation.
    case slide
  }

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

  /// The layout direction.
  public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// The left to right direction.
    case leftToRight
    /// The right to left direction.
    case rightToLeft
  }

  /// A set of edges.
  public struct UIRectEdge: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an option set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1 << 0)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// All edges.
    public static let all = UIRectEdge(rawValue: 0b1111)
  }

  /// Whether and how a view flips for right-to-left languages.
  public enum UISemanticContentAttribute: Int, Sendable {
    /// The default: flips with the language.
    case unspecified
    /// Media playback controls, which do not flip.
    case playback
    /// Spatial controls, which do not flip.
    case spatial
    /// Always left to right.
    case forceLeftToRight
    /// Always right to left.
    case forceRightToLeft
  }

  /// The curve of a layer's corners.
  public struct CALayerCornerCurve: Hashable, Sendable {
    /// Circular.
    public static let circular = CALayerCornerCurve()
    /// Continuous.
    public static let continuous = CALayerCornerCurve()
  }
#endif
