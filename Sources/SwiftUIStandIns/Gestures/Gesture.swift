#if os(Linux) || os(macOS)
  import Foundation

  /// What fingers do on a view: it is accepted, and nobody touches the view.
  @preconcurrency @MainActor
  public protocol Gesture {
    /// What the gesture tells.
    associatedtype Value
    /// The gesture that it is made of.
    associatedtype Body: Gesture
    /// The gesture that it is made of.
    var body: Body { get }
  }

  extension Never: Gesture {
    /// There is no such gesture.
    public typealias Value = Never
  }

  extension Gesture where Body == Never {
    /// A gesture that is made of no others has no body.
    public var body: Never { fatalError("A gesture that is made of no others has no body") }
  }

  extension Gesture {
    /// Accepts an action for each change.
    public func onChanged(_ action: @escaping (Value) -> Void) -> AcceptedGesture<Value> where Value: Equatable {
      AcceptedGesture()
    }
    /// Accepts an action for the end.
    public func onEnded(_ action: @escaping (Value) -> Void) -> AcceptedGesture<Value> { AcceptedGesture() }
    /// Accepts how a state follows the gesture.
    public func updating<State>(
      _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> AcceptedGesture<Value> { AcceptedGesture() }
    /// Accepts that the gesture tells something else.
    public func map<Other>(_ body: @escaping (Value) -> Other) -> AcceptedGesture<Other> { AcceptedGesture() }
    /// Accepts another gesture at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
      SimultaneousGesture(self, other)
    }
    /// Accepts another gesture afterwards.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
      SequenceGesture(self, other)
    }
    /// Accepts another gesture that may take the place of this one.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
      ExclusiveGesture(self, other)
    }
  }

  /// A gesture with something changed around it.
  public struct AcceptedGesture<Value>: Gesture {
    nonisolated init() {}
    /// The view has no body.
    public typealias Body = Never
  }

  /// A gesture whose type is not known any more.
  public struct AnyGesture<Value>: Gesture {
    /// The view has no body.
    public typealias Body = Never
    /// Hides the type of a gesture.
    public init<Hidden: Gesture>(_ gesture: Hidden) where Hidden.Value == Value {}
  }

  /// Two gestures at the same time.
  public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What both of them tell.
    public struct Value {
      /// What the first one tells.
      public var first: First.Value?
      /// What the second one tells.
      public var second: Second.Value?
    }
    /// The view has no body.
    public typealias Body = Never
    /// Puts gestures together.
    public init(_ first: First, _ second: Second) {}
  }

  extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

  /// Two gestures, one after the other.
  public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// How far the gestures are.
    public enum Value {
      /// The first one is not done.
      case first(First.Value)
      /// The second one has begun, or is about to.
      case second(First.Value, Second.Value?)
    }
    /// The view has no body.
    public typealias Body = Never
    /// Puts gestures together.
    public init(_ first: First, _ second: Second) {}
  }

  extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

  /// One of two gestures.
  public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What one of them tells.
    public enum Value {
      /// What the first one tells.
      case first(First.Value)
      /// What the second one tells.
      case second(Second.Value)
    }
    /// The view has no body.
    public typealias Body = Never
    /// Puts gestures together.
    public init(_ first: First, _ second: Second) {}
  }

  extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

  /// Which gestures a view takes.
  public struct GestureMask: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt32
    /// Creates an option set from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// None.
    public static let none = GestureMask([])
    /// Its own.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// All of them.
    public static let all: GestureMask = [.gesture, .subviews]
  }
#endif
