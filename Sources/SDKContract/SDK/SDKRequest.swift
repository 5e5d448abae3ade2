/// A request of an SDK of any kind to its servers.
public struct SDKRequest: Sendable {
  /// Boxed, as requests are large and events are moved often. Nothing in a box changes, so that it can be
  /// shared between threads.
  @usableFromInline package class Box: @unchecked Sendable {
    @usableFromInline let sdk: SDKName
    @usableFromInline package init(_ sdk: SDKName) { self.sdk = sdk }

    var name: String { "" }
    var detail: String? { nil }
    var service: Int { 0 }
    var content: [PayloadEntry] { [] }
    func isEqual(to other: Box) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
  }

  /// Nothing in it changes, so that it can be shared between threads.
  @usableFromInline package final class Typed<Value: SDKRequestValue>: Box, @unchecked Sendable {
    @usableFromInline package let value: Value

    @usableFromInline package init(_ value: Value, of sdk: SDKName) {
      self.value = value
      super.init(sdk)
    }

    override var name: String { value.name }
    override var detail: String? { value.detail }
    override var service: Int { value.service }
    override var content: [PayloadEntry] { value.content }
    override func isEqual(to other: Box) -> Bool { (other as? Self)?.value == value }
    override func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
  }

  @usableFromInline package let box: Box

  /// Creates the request of an SDK.
  @inlinable
  package init<Value: SDKRequestValue>(_ value: Value, of sdk: SDKName) {
    box = Typed(value, of: sdk)
  }
}

extension SDKRequest {
  /// The SDK that asks.
  package var sdk: SDKName { box.sdk }
  /// What a trace calls the request, such as `conversionData`.
  package var name: String { box.name }
  /// What the request is about; nil if its name says it all.
  package var detail: String? { box.detail }
  /// What it carries, as far as expectations can ask for it.
  package var content: [PayloadEntry] { box.content }
  /// Which of the SDK's services is asked.
  package var service: Int { box.service }

  /// The request as a type; nil if it is another one.
  @inlinable
  package func typed<Value: SDKRequestValue>(_ type: Value.Type) -> Value? {
    // Asking for the very class takes a comparison; a cast asks the runtime.
    Swift.type(of: box) == Typed<Value>.self ? unsafeDowncast(box, to: Typed<Value>.self).value : nil
  }

  /// The request as its SDK knows it; nil if it is one of another SDK.
  package func value<S: SDK>(of type: S.Type) -> S.Request? { (box as? Typed<S.Request>)?.value }
}

extension SDKRequest: Hashable {
  /// Whether both are the same request of the same SDK.
  public static func == (left: SDKRequest, right: SDKRequest) -> Bool {
    left.box === right.box || left.sdk == right.sdk && left.box.isEqual(to: right.box)
  }

  /// Adds the request.
  public func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }
}
