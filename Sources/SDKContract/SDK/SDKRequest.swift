/// A type-erased request of an SDK to its servers.
public struct SDKRequest: Sendable {
  /// Boxed, because requests are large and events are moved often. A box is immutable, so threads can share it.
  @usableFromInline package class Box: @unchecked Sendable {
    @usableFromInline let sdk: SDKName
    /// The position of the endpoint in its enumeration.
    @usableFromInline let service: Int

    @usableFromInline package init(_ sdk: SDKName, service: Int) {
      self.sdk = sdk
      self.service = service
    }

    var name: String { "" }
    var detail: String? { nil }
    var content: [PayloadEntry] { [] }
    func isEqual(to other: Box) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
  }

  /// Immutable, so threads can share it.
  @usableFromInline package final class Typed<Value: SDKRequestValue>: Box, @unchecked Sendable {
    @usableFromInline package let value: Value

    @inlinable
    package init(_ value: Value, of sdk: SDKName) {
      self.value = value
      super.init(sdk, service: Self.position(of: value.endpoint))
    }

    // Searched by hand, because other modules get their own copy of this code for their requests, but not of a
    // collection's `firstIndex(of:)` in it.
    @inlinable
    static func position(of endpoint: Value.Endpoint) -> Int {
      var position = 0
      for candidate in Value.Endpoint.allCases {
        if candidate == endpoint { return position }
        position += 1
      }
      preconditionFailure("\(Value.Endpoint.self).allCases lacks \(endpoint)")
    }

    override var name: String { value.name }
    override var detail: String? { value.detail }
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
  /// The SDK that sends the request.
  package var sdk: SDKName { box.sdk }
  /// The name of the request in a trace, such as `conversionData`.
  package var name: String { box.name }
  /// What the request is about; nil if the name is enough.
  package var detail: String? { box.detail }
  /// The content that expectations can check.
  package var content: [PayloadEntry] { box.content }
  /// The position of the endpoint that is asked among those that the SDK declares.
  package var service: Int { box.service }

  /// Returns the request as a type; nil if it is of another type.
  @inlinable
  package func typed<Value: SDKRequestValue>(_ type: Value.Type) -> Value? {
    // Comparing the exact class is one comparison; a cast would call the runtime.
    Swift.type(of: box) == Typed<Value>.self ? unsafeDowncast(box, to: Typed<Value>.self).value : nil
  }

  /// Returns the request as its SDK's type; nil if it belongs to another SDK.
  package func value<S: SDK>(of type: S.Type) -> S.Request? { (box as? Typed<S.Request>)?.value }
}

extension SDKRequest: Hashable {
  /// Returns whether both are the same request of the same SDK.
  public static func == (left: SDKRequest, right: SDKRequest) -> Bool {
    left.box === right.box || left.sdk == right.sdk && left.box.isEqual(to: right.box)
  }

  /// Hashes the request.
  public func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }
}
