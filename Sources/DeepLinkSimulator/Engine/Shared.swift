/// Keeps a value in a place that copies share until one of them changes it, so that copying costs next to nothing.
@propertyWrapper
struct Shared<Value: Sendable>: Sendable {
  /// Nobody changes a storage that somebody else can see, so that it can be shared between threads as well.
  /// Accesses are checked for exclusivity in debug builds only; see `Engine`.
  private final class Storage: @unchecked Sendable {
    #if !DEBUG
      @exclusivity(unchecked)
    #endif
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var storage: Storage

  init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  var wrappedValue: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}
