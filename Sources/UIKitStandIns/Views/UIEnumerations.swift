#if os(Linux) || os(macOS)
  import Foundation

  /// How a screen is presented.
  public enum UIModalPresentationStyle: Int, Sendable {
    /// The value of that name.
    case fullScreen
    /// The value of that name.
    case pageSheet
    /// The value of that name.
    case formSheet
    /// The value of that name.
    case currentContext
    /// The value of that name.
    case custom
    /// The value of that name.
    case overFullScreen
    /// The value of that name.
    case overCurrentContext
    /// The value of that name.
    case popover
    /// The value of that name.
    case none
    /// The value of that name.
    case automatic
  }

  /// How a screen comes.
  public enum UIModalTransitionStyle: Int, Sendable {
    /// The value of that name.
    case coverVertical
    /// The value of that name.
    case flipHorizontal
    /// The value of that name.
    case crossDissolve
    /// The value of that name.
    case partialCurl
  }

  /// Light or dark.
  public enum UIUserInterfaceStyle: Int, Sendable {
    /// The value of that name.
    case unspecified
    /// The value of that name.
    case light
    /// The value of that name.
    case dark
  }

  /// The interface idiom of the device.
  public enum UIUserInterfaceIdiom: Int, Sendable {
    /// The value of that name.
    case unspecified
    /// The value of that name.
    case phone
    /// The value of that name.
    case pad
    /// The value of that name.
    case tv
    /// The value of that name.
    case carPlay
    /// The value of that name.
    case mac
  }

  /// How much space there is.
  public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// The value of that name.
    case unspecified
    /// The value of that name.
    case compact
    /// The value of that name.
    case regular
  }

  /// The colours of the bar at the top.
  public enum UIStatusBarStyle: Int, Sendable {
    /// The value of that name.
    case `default`
    /// The value of that name.
    case lightContent
    /// The value of that name.
    case darkContent
  }

  /// How the bar at the top appears and goes away.
  public enum UIStatusBarAnimation: Int, Sendable {
    /// The value of that name.
    case none
    /// The value of that name.
    case fade
    /// The value of that name.
    case slide
  }

  /// How a window lies.
  public enum UIInterfaceOrientation: Int, Sendable {
    /// The value of that name.
    case unknown
    /// The value of that name.
    case portrait
    /// The value of that name.
    case portraitUpsideDown
    /// The value of that name.
    case landscapeRight
    /// The value of that name.
    case landscapeLeft
  }

  /// How the device is held.
  public enum UIDeviceOrientation: Int, Sendable {
    /// The value of that name.
    case unknown
    /// The value of that name.
    case portrait
    /// The value of that name.
    case portraitUpsideDown
    /// The value of that name.
    case landscapeLeft
    /// The value of that name.
    case landscapeRight
    /// The value of that name.
    case faceUp
    /// The value of that name.
    case faceDown
  }

  /// Which orientations a window has.
  public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an option set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value of that name.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 0)
    /// The value of that name.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// The value of that name.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// The value of that name.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// All of them.
    public static let all = UIInterfaceOrientationMask(rawValue: 0b1111)
    /// Both that are wide.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  }

  /// The layout direction.
  public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// The value of that name.
    case leftToRight
    /// The value of that name.
    case rightToLeft
  }

  /// Edges of a view.
  public struct UIRectEdge: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an option set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value of that name.
    public static let top = UIRectEdge(rawValue: 1 << 0)
    /// The value of that name.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The value of that name.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The value of that name.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// All of them.
    public static let all = UIRectEdge(rawValue: 0b1111)
  }

  /// In which direction a view reads.
  public enum UISemanticContentAttribute: Int, Sendable {
    /// As the language has it.
    case unspecified
    /// As films are shown.
    case playback
    /// As maps are shown.
    case spatial
    /// From the left.
    case forceLeftToRight
    /// From the right.
    case forceRightToLeft
  }

  /// How corners are round.
  public struct CALayerCornerCurve: Hashable, Sendable {
    /// As a circle.
    public static let circular = CALayerCornerCurve()
    /// Smoothly.
    public static let continuous = CALayerCornerCurve()
  }
#endif
