/// A type-erased timer of an SDK.
@usableFromInline
package struct SDKTimer: Sendable {
  /// Boxed, so that every SDK's timer takes one word in a queue. A box is immutable, so threads can share it.
  @usableFromInline package class Box: @unchecked Sendable {
    @usableFromInline let sdk: SDKName
    @usableFromInline package init(_ sdk: SDKName) { self.sdk = sdk }

    var name: String { "" }
    func isEqual(to other: Box) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
  }

  /// Immutable, so threads can share it.
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
  /// The SDK that set the timer.
  package var sdk: SDKName { box.sdk }
  /// The name of the timer in a trace.
  package var name: String { box.name }

  /// Returns the timer as a type; nil if it is of another type.
  @inlinable
  package func typed<Value: SDKTimerValue>(_ type: Value.Type) -> Value? {
    // Comparing the exact class is one comparison; a cast would call the runtime.
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
