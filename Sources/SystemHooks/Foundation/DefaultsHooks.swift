#if os(Linux)
  import Foundation

  enum DefaultsHooks {
    static let getter = "$s10Foundation12UserDefaultsC8standardACvgZ"
    static let suite = "$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC"
    fileprivate static let original = SystemFunction(getter).pointer((@convention(c) () -> UnsafeRawPointer).self)
  }

  /// The real defaults of a suite: a subclass, as the initializer of the class itself is replaced.
  private final class SuiteDefaults: UserDefaults {}

  extension UserDefaults {
    /// A simulated app has the defaults of the simulated device.
    @_silgen_name("$s10Foundation12UserDefaultsC8standardACvgZ")
    public static func hookedStandard() -> UserDefaults {
      if let defaults = VirtualSystem.current?.defaults(suite: nil) { return defaults }
      // Swift returns an object that the caller releases.
      return Unmanaged<UserDefaults>.fromOpaque(DefaultsHooks.original()).takeRetainedValue()
    }

    /// The same for the defaults that apps of a group share.
    @_silgen_name("$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC")
    public static func hookedSuite(_ name: __owned String?) -> UserDefaults? {
      if let system = VirtualSystem.current { return system.defaults(suite: name) }
      return SuiteDefaults(suiteName: name)
    }
  }
#endif
