#if os(Linux) || os(macOS)
  import Foundation

  /// A gesture. Its actions are accepted, but nobody touches the view.
  @preconcurrency @MainActor
  public protocol Gesture {
    /// The type of the gesture's value.
    associatedtype Value
    /// The type of the gesture's content.
    associatedtype Body: Gesture
    /// The gesture's content.
    var body: Body { get }
  }

  extension Never: Gesture {
    /// `Never` has no value.
    public typealias Value = Never
  }

  extension Gesture where Body == Never {
    /// A primitive gesture has no body.
    public var body: Never { fatalError("A primitive gesture has no body") }
  }

  extension Gesture {
    /// Accepts an action for changes of the value.
    public func onChanged(_ action: @escaping (Value) -> Void) -> AcceptedGesture<Value> where Value: Equatable {
      AcceptedGesture()
    }
    /// Accepts an action for the end of the gesture.
    public func onEnded(_ action: @escaping (Value) -> Void) -> AcceptedGesture<Value> { AcceptedGesture() }
    /// Accepts a gesture state that the gesture updates.
    public func updating<State>(
      _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> AcceptedGesture<Value> { AcceptedGesture() }
    /// Accepts a mapping of the gesture's value.
    public func map<Other>(_ body: @escaping (Value) -> Other) -> AcceptedGesture<Other> { AcceptedGesture() }
    /// Returns a combination with a gesture that runs at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
      SimultaneousGesture(self, other)
    }
    /// Returns a combination with a gesture that follows.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
      SequenceGesture(self, other)
    }
    /// Returns a combination with a gesture that is recognized if this one is not.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
      ExclusiveGesture(self, other)
    }
  }

  /// A gesture with accepted actions.
  public struct AcceptedGesture<Value>: Gesture {
    nonisolated init() {}
    /// The gesture has no body.
    public typealias Body = Never
  }

  /// A type-erased gesture.
  public struct AnyGesture<Value>: Gesture {
    /// The gesture has no body.
    public typealias Body = Never
    /// Erases the type of a gesture.
    public init<Hidden: Gesture>(_ gesture: Hidden) where Hidden.Value == Value {}
  }

  /// Two gestures that run at the same time.
  public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The values of both gestures.
    public struct Value {
      /// The value of the first gesture.
      public var first: First.Value?
      /// The value of the second gesture.
      public var second: Second.Value?
    }
    /// The gesture has no body.
    public typealias Body = Never
    /// Creates a combination of two gestures.
    public init(_ first: First, _ second: Second) {}
  }

  extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

  /// Two gestures, one after the other.
  public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The state of the sequence.
    public enum Value {
      /// The first gesture has not ended.
      case first(First.Value)
      /// The first gesture ended, and the second may have begun.
      case second(First.Value, Second.Value?)
    }
    /// The gesture has no body.
    public typealias Body = Never
    /// Creates a sequence of two gestures.
    public init(_ first: First, _ second: Second) {}
  }

  extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

  /// Two gestures of which only one is recognized.
  public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The value of the recognized gesture.
    public enum Value {
      /// The value of the first gesture.
      case first(First.Value)
      /// The value of the second gesture.
      case second(Second.Value)
    }
    /// The gesture has no body.
    public typealias Body = Never
    /// Creates a choice of two gestures.
    public init(_ first: First, _ second: Second) {}
  }

  extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

  /// The gestures that a view enables.
  public struct GestureMask: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt32
    /// Creates an option set from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// No gestures.
    public static let none = GestureMask([])
    /// Only the added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// Only the gestures of subviews.
    public static let subviews = GestureMask(rawValue: 2)
    /// All gestures.
    public static let all: GestureMask = [.gesture, .subviews]
  }
#endif
