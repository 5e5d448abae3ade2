#if os(Linux) || os(macOS)
  import Foundation

  /// A gesture of taps.
  public struct TapGesture: Gesture {
    /// The gesture has no value.
    public typealias Value = Void
    /// The gesture has no body.
    public typealias Body = Never
    /// Creates a gesture of a number of taps.
    public init(count: Int = 1) {}
  }

  /// A gesture of taps at a location.
  public struct SpatialTapGesture: Gesture {
    /// The value of a tap.
    public struct Value: Equatable, Sendable {
      /// The location of the tap.
      public var location = CGPoint.zero
    }
    /// The gesture has no body.
    public typealias Body = Never
    /// Creates a gesture of a number of taps.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
  }

  /// A long press.
  public struct LongPressGesture: Gesture {
    /// Whether the press is long enough.
    public typealias Value = Bool
    /// The gesture has no body.
    public typealias Body = Never
    /// Creates a gesture with a minimum duration in seconds.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
  }

  /// A drag.
  public struct DragGesture: Gesture {
    /// The value of a drag.
    public struct Value: Equatable, Sendable {
      /// The time of the event.
      public var time = Date()
      /// The current location.
      public var location = CGPoint.zero
      /// The start location.
      public var startLocation = CGPoint.zero
      /// The translation from the start location.
      public var translation: CGSize {
        CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
      }
      /// The predicted end location: the current location.
      public var predictedEndLocation: CGPoint { location }
      /// The predicted translation: the current translation.
      public var predictedEndTranslation: CGSize { translation }
      /// The velocity: always zero.
      public var velocity: CGSize { .zero }
    }
    /// The gesture has no body.
    public typealias Body = Never
    /// Creates a gesture with a minimum distance in points.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
  }

  /// A magnification, as before iOS 17.
  public struct MagnificationGesture: Gesture {
    /// The magnification.
    public typealias Value = CGFloat
    /// The gesture has no body.
    public typealias Body = Never
    /// Creates a magnification gesture.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
  }

  /// A magnification.
  public struct MagnifyGesture: Gesture {
    /// The value of a magnification.
    public struct Value: Equatable, Sendable {
      /// The magnification.
      public var magnification: CGFloat = 1
      /// The velocity.
      public var velocity: CGFloat = 0
      /// The start location.
      public var startLocation = CGPoint.zero
    }
    /// The gesture has no body.
    public typealias Body = Never
    /// Creates a magnification gesture.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
  }

  /// A rotation, as before iOS 17.
  public struct RotationGesture: Gesture {
    /// The angle of the rotation.
    public typealias Value = Angle
    /// The gesture has no body.
    public typealias Body = Never
    /// Creates a rotation gesture.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
  }

  /// A rotation.
  public struct RotateGesture: Gesture {
    /// The value of a rotation.
    public struct Value: Equatable, Sendable {
      /// The angle of the rotation.
      public var rotation = Angle.degrees(0)
    }
    /// The gesture has no body.
    public typealias Body = Never
    /// Creates a rotation gesture.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
  }

  /// A coordinate space.
  public struct CoordinateSpace: Hashable, Sendable {
    private let name: String
    /// The coordinate space of the screen.
    public static let global = CoordinateSpace(name: "global")
    /// The coordinate space of the view.
    public static let local = CoordinateSpace(name: "local")
    /// The coordinate space of the scroll view.
    public static let scrollView = CoordinateSpace(name: "scrollView")
    /// Returns a named coordinate space.
    public static func named(_ name: some Hashable) -> CoordinateSpace { CoordinateSpace(name: "\(name)") }
  }
#endif
