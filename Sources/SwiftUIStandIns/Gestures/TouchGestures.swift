#if os(Linux) || os(macOS)
  import Foundation

  /// Taps.
  public struct TapGesture: Gesture {
    /// It tells nothing.
    public typealias Value = Void
    /// The view has no body.
    public typealias Body = Never
    /// Creates a gesture of so many taps.
    public init(count: Int = 1) {}
  }

  /// Taps at a place.
  public struct SpatialTapGesture: Gesture {
    /// Where the finger was.
    public struct Value: Equatable, Sendable {
      /// The place.
      public var location = CGPoint.zero
    }
    /// The view has no body.
    public typealias Body = Never
    /// Creates a gesture of so many taps.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
  }

  /// A finger that stays.
  public struct LongPressGesture: Gesture {
    /// Whether it has stayed long enough.
    public typealias Value = Bool
    /// The view has no body.
    public typealias Body = Never
    /// Creates a gesture of so many seconds.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
  }

  /// A finger that moves.
  public struct DragGesture: Gesture {
    /// Where the finger is.
    public struct Value: Equatable, Sendable {
      /// When.
      public var time = Date()
      /// Where it is.
      public var location = CGPoint.zero
      /// Where it was at first.
      public var startLocation = CGPoint.zero
      /// How far it has come.
      public var translation: CGSize {
        CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
      }
      /// Where it would stop.
      public var predictedEndLocation: CGPoint { location }
      /// How far it would come.
      public var predictedEndTranslation: CGSize { translation }
      /// How fast it is.
      public var velocity: CGSize { .zero }
    }
    /// The view has no body.
    public typealias Body = Never
    /// Creates a gesture that begins after a distance.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
  }

  /// Two fingers that move apart, as before iOS 17.
  public struct MagnificationGesture: Gesture {
    /// The distance.
    public typealias Value = CGFloat
    /// The view has no body.
    public typealias Body = Never
    /// Creates a gesture.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
  }

  /// Two fingers that move apart.
  public struct MagnifyGesture: Gesture {
    /// What the fingers do.
    public struct Value: Equatable, Sendable {
      /// The distance.
      public var magnification: CGFloat = 1
      /// How fast.
      public var velocity: CGFloat = 0
      /// Where they were at first.
      public var startLocation = CGPoint.zero
    }
    /// The view has no body.
    public typealias Body = Never
    /// Creates a gesture.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
  }

  /// Two fingers that turn, as before iOS 17.
  public struct RotationGesture: Gesture {
    /// How far.
    public typealias Value = Angle
    /// The view has no body.
    public typealias Body = Never
    /// Creates a gesture.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
  }

  /// Two fingers that turn.
  public struct RotateGesture: Gesture {
    /// What the fingers do.
    public struct Value: Equatable, Sendable {
      /// How far.
      public var rotation = Angle.degrees(0)
    }
    /// The view has no body.
    public typealias Body = Never
    /// Creates a gesture.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
  }

  /// What places are measured from.
  public struct CoordinateSpace: Hashable, Sendable {
    private let name: String
    /// The screen.
    public static let global = CoordinateSpace(name: "global")
    /// The view.
    public static let local = CoordinateSpace(name: "local")
    /// The scrolled views.
    public static let scrollView = CoordinateSpace(name: "scrollView")
    /// A view that the app has named.
    public static func named(_ name: some Hashable) -> CoordinateSpace { CoordinateSpace(name: "\(name)") }
  }
#endif
