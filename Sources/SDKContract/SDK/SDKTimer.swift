/// A timer of an SDK of any kind.
@usableFromInline
package struct SDKTimer: Sendable {
  /// Boxed, so that all SDKs' timers take one word in a queue. Nothing in a box changes, so that it can be shared
  /// between threads.
  @usableFromInline package class Box: @unchecked Sendable {
    @usableFromInline let sdk: SDKName
    @usableFromInline package init(_ sdk: SDKName) { self.sdk = sdk }

    var name: String { "" }
    func isEqual(to other: Box) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
  }

  /// Nothing in it changes, so that it can be shared between threads.
  @usableFromInline package final class Typed<Value: SDKTimerValue>: Box, @unchecked Sendable {
    @usableFromInline package let value: Value

    @usableFromInline package init(_ value: Value, of sdk: SDKName) {
      self.value = value
      super.init(sdk)
    }

    override var name: String { value.name }
    override func isEqual(to other: Box) -> Bool { (other as? Self)?.value == value }
    override func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
  }

  @usableFromInline package let box: Box

  @inlinable
  package init<Value: SDKTimerValue>(_ value: Value, of sdk: SDKName) {
    box = Typed(value, of: sdk)
  }
}

extension SDKTimer {
  /// The SDK that waits.
  package var sdk: SDKName { box.sdk }
  /// What a trace calls the timer.
  package var name: String { box.name }

  /// The timer as a type; nil if it is another one.
  @inlinable
  package func typed<Value: SDKTimerValue>(_ type: Value.Type) -> Value? {
    // Asking for the very class takes a comparison; a cast asks the runtime.
    Swift.type(of: box) == Typed<Value>.self ? unsafeDowncast(box, to: Typed<Value>.self).value : nil
  }
}

extension SDKTimer: Hashable {
  @usableFromInline
  package static func == (left: SDKTimer, right: SDKTimer) -> Bool {
    left.sdk == right.sdk && left.box.isEqual(to: right.box)
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }
}

/// A note of an SDK of any kind: its words are made where it is printed.
public struct SDKNote: Sendable {
  /// The SDK.
  package let sdk: SDKName
  private let value: any SDKNoteValue

  /// Creates a note of an SDK.
  @usableFromInline package init<Value: SDKNoteValue>(_ value: Value, of sdk: SDKName) {
    self.sdk = sdk
    self.value = value
  }

  /// What a trace says.
  package var text: String { value.text }

  /// The note as its SDK knows it; nil if it is one of another SDK.
  package func value<S: SDK>(of type: S.Type) -> S.Note? { value as? S.Note }
}
