/// A type-erased call of an SDK into the app, with what it carries.
public struct SDKCallback: Sendable {
  /// Boxed, so that every SDK's callback takes one word in a trace. A box is immutable, so threads can share it.
  @usableFromInline package class Box: @unchecked Sendable {
    @usableFromInline let sdk: SDKName
    @usableFromInline package init(_ sdk: SDKName) { self.sdk = sdk }

    var name: String { "" }
    var argument: String? { nil }
    var payload: Payload? { nil }
    var content: [PayloadEntry] { [] }
    var isAskedForFirst: Bool { false }
    var isIndependentOfOtherSDKs: Bool { false }
    func isEqual(to other: Box) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
  }

  /// Immutable, so threads can share it.
  @usableFromInline package final class Typed<Value: SDKCallbackValue>: Box, @unchecked Sendable {
    @usableFromInline package let value: Value

    @usableFromInline package init(_ value: Value, of sdk: SDKName) {
      self.value = value
      super.init(sdk)
    }

    override var name: String { value.name }
    override var argument: String? { value.argument }
    override var payload: Payload? { value.payload }
    override var content: [PayloadEntry] { value.content }
    override var isAskedForFirst: Bool { value.isAskedForFirst }
    override var isIndependentOfOtherSDKs: Bool { value.isIndependentOfOtherSDKs }
    override func isEqual(to other: Box) -> Bool { (other as? Self)?.value == value }
    override func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
  }

  @usableFromInline package let box: Box

  /// Creates the callback of an SDK.
  ///
  /// - Parameters:
  ///   - value: The callback, as the SDK has it.
  ///   - sdk: The SDK.
  @inlinable
  public init<Value: SDKCallbackValue>(_ value: Value, of sdk: SDKName) {
    box = Typed(value, of: sdk)
  }
}

extension SDKCallback {
  /// The SDK that calls.
  package var sdk: SDKName { box.sdk }
  /// The name of the method, such as `onConversionDataSuccess`.
  package var name: String { box.name }
  /// What a trace shows next to the name; nil if there is nothing.
  package var argument: String? { box.argument }
  /// What the callback carries, if that is a dictionary.
  package var payload: Payload? { box.payload }
  /// What the callback carries, as the members of one object.
  package var content: [PayloadEntry] { box.content }
  /// Whether the SDK first checks that the app implements the callback, and does nothing at all if it does not.
  package var isAskedForFirst: Bool { box.isAskedForFirst }
  /// Whether the callback touches nothing but the SDK and its delegate.
  package var isIndependentOfOtherSDKs: Bool { box.isIndependentOfOtherSDKs }

  /// Returns the callback as a type; nil if it is of another type.
  @inlinable
  package func typed<Value: SDKCallbackValue>(_ type: Value.Type) -> Value? {
    // Comparing the exact class is one comparison; a cast would call the runtime.
    Swift.type(of: box) == Typed<Value>.self ? unsafeDowncast(box, to: Typed<Value>.self).value : nil
  }

  /// Returns the callback as its SDK's type; nil if it belongs to another SDK.
  package func value<S: SDK>(of type: S.Type) -> S.Callback? { (box as? Typed<S.Callback>)?.value }
}

extension SDKCallback: Hashable {
  /// Returns whether both are the same call of the same SDK.
  public static func == (left: SDKCallback, right: SDKCallback) -> Bool {
    left.box === right.box || left.sdk == right.sdk && left.box.isEqual(to: right.box)
  }

  /// Hashes the call.
  public func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }
}
