/// Stores a value copy-on-write, so that copying costs next to nothing.
@propertyWrapper
@usableFromInline
package struct Shared<Value: Sendable>: Sendable {
  /// A storage is changed only while it is uniquely referenced, so that threads can share it, too. Exclusive access is
  /// checked in debug builds only; see `Engine`.
  @usableFromInline final class Storage: @unchecked Sendable {
    #if !DEBUG
      @exclusivity(unchecked)
    #endif
    @usableFromInline var value: Value

    @inlinable
    init(_ value: Value) {
      self.value = value
    }
  }

  @usableFromInline var storage: Storage

  @inlinable
  package init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  @inlinable
  package var wrappedValue: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }

  /// Reads the value in place. Read as a property, it would be copied for each call of one of its methods.
  ///
  /// - Parameter body: Receives the value, which it must not change, because copies share it.
  @inlinable
  package func look<Result>(_ body: (inout Value) -> Result) -> Result { body(&storage.value) }
}

extension Shared: Equatable where Value: Equatable {
  @inlinable
  package static func == (left: Shared, right: Shared) -> Bool {
    left.storage === right.storage || left.storage.value == right.storage.value
  }
}

extension Shared: Hashable where Value: Hashable {
  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}
