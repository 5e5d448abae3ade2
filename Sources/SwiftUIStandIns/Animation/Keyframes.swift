#if os(Linux) || os(macOS)
  import Foundation

  /// How a value changes over time.
  public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value
  }

  /// How a part of a value changes over time.
  public protocol KeyframeTrackContent<Value> {
    /// The type of the part.
    associatedtype Value
  }

  /// Keyframes in a row.
  public struct KeyframeSequence<Value>: Keyframes, KeyframeTrackContent {
    init() {}
  }

  /// Combines tracks or keyframes.
  @resultBuilder
  public enum KeyframesBuilder<Value> {
    /// Returns keyframes.
    public static func buildExpression<Content: KeyframeTrackContent>(_ content: Content) -> Content
    where Content.Value == Value { content }
    /// Returns a track.
    @_disfavoredOverload
    public static func buildExpression<Content: Keyframes>(_ content: Content) -> Content
    where Content.Value == Value { content }
    /// Combines tracks or keyframes.
    public static func buildBlock<each Content>(_ content: repeat each Content) -> KeyframeSequence<Value> {
      KeyframeSequence()
    }
    /// Combines keyframes of a loop.
    public static func buildArray<Content>(_ content: [Content]) -> KeyframeSequence<Value> { KeyframeSequence() }
  }

  /// The keyframes of a part of a value.
  public struct KeyframeTrack<Root, Value>: Keyframes {
    /// The type of the whole value.
    public typealias Value = Root
    /// Creates a track for a part of the value.
    public init(
      _ keyPath: WritableKeyPath<Root, Value>,
      @KeyframesBuilder<Value> content: () -> some KeyframeTrackContent<Value>
    ) {}
  }

  /// A change at a constant speed.
  public struct LinearKeyframe<Value>: KeyframeTrackContent {
    /// Creates a keyframe.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
  }

  /// A change with a spring.
  public struct SpringKeyframe<Value>: KeyframeTrackContent {
    /// Creates a keyframe.
    public init(
      _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {}
  }

  /// A change along a curve.
  public struct CubicKeyframe<Value>: KeyframeTrackContent {
    /// Creates a keyframe.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
  }

  /// A change at once.
  public struct MoveKeyframe<Value>: KeyframeTrackContent {
    /// Creates a keyframe.
    public init(_ to: Value) {}
  }
#endif
