#if os(Linux) || os(macOS)
  import Foundation

  // Values that may be absent, such as a link that waits.
  extension AppStorage {
    /// Creates a property for an optional string.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
      self.init(key, store, nil, read: { $0 as? String }, write: { $0 })
    }
    /// Creates a property for an optional Boolean.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
      self.init(key, store, nil, read: { $0 as? Bool }, write: { $0 })
    }
    /// Creates a property for an optional number.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
      self.init(key, store, nil, read: { $0 as? Int }, write: { $0 })
    }
    /// Creates a property for an optional number.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
      self.init(key, store, nil, read: { $0 as? Double }, write: { $0 })
    }
    /// Creates a property for optional data.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
      self.init(key, store, nil, read: { $0 as? Data }, write: { $0 })
    }
    /// Creates a property for an optional URL.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
      self.init(key, store, nil, read: { ($0 as? String).map { URL(string: $0) } }, write: { $0?.absoluteString })
    }
    /// Creates a property for a date.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
      self.init(key, store, wrappedValue)
    }
    /// Creates a property for an optional date.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
      self.init(key, store, nil, read: { $0 as? Date }, write: { $0 })
    }
    /// Creates a property for an optional enumeration.
    public init<Case: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == Case?, Case.RawValue == String {
      self.init(key, store, nil, read: { ($0 as? String).map { Case(rawValue: $0) } }, write: { $0?.rawValue })
    }
    /// Creates a property for an optional enumeration.
    public init<Case: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == Case?, Case.RawValue == Int {
      self.init(key, store, nil, read: { ($0 as? Int).map { Case(rawValue: $0) } }, write: { $0?.rawValue })
    }
  }

  extension View {
    /// Sets where `@AppStorage` properties of the views below keep their values.
    public func defaultAppStorage(_ store: UserDefaults) -> some View {
      ModifiedView(self, before: { $0.environment.defaultAppStorage = store })
    }
  }

  extension Scene {
    /// Sets where `@AppStorage` properties of the scene's views keep their values.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
      ModifiedScene(content: self) { $0.environment.defaultAppStorage = store }
    }
  }
#endif
