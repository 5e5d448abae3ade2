#if os(Linux)
  import Foundation
  import FoundationNetworking

  /// Hooks for the cookies of a simulated app, which has its own.
  ///
  /// Foundation has one storage for the whole process, so a cookie of one device would be sent by the next.
  enum CookieHooks {
    static let shared = "$s20FoundationNetworking17HTTPCookieStorageC6sharedACvgZ"
    static let storage = "$s20FoundationNetworking23URLSessionConfigurationC17httpCookieStorageAA010HTTPCookieG0CSgvg"
    static let sharing = ClassMethod(HTTPCookieStorage.self, shared)
    static let choosing = ClassMethod(URLSessionConfiguration.self, storage)

    /// Redirects calls through the vtables of the classes to the functions below, once.
    static let install: Void = ClassMethod.replace([(sharing, shared), (choosing, storage)])

    private static let original = SystemFunction(shared).pointer((@convention(c) () -> UnsafeRawPointer).self)

    /// Foundation's own storage. A Swift function returns an object that the caller releases.
    fileprivate static var originalShared: HTTPCookieStorage {
      Unmanaged<HTTPCookieStorage>.fromOpaque(original()).takeRetainedValue()
    }

    private struct Storage {
      let call: () -> HTTPCookieStorage?
    }

    /// Calls a configuration's own Foundation getter.
    fileprivate static func storage(of configuration: URLSessionConfiguration) -> HTTPCookieStorage? {
      choosing.closure(of: configuration, as: Storage.self).call()
    }
  }

  extension HTTPCookieStorage {
    /// Returns the shared storage of cookies; each simulated app has its own.
    @_silgen_name("$s20FoundationNetworking17HTTPCookieStorageC6sharedACvgZ")
    public static func hookedShared() -> HTTPCookieStorage {
      VirtualSystem.current?.cookies ?? CookieHooks.originalShared
    }
  }

  extension URLSessionConfiguration {
    /// Returns the storage for the cookies of a session; instead of the shared one, a simulated app has its own.
    @_silgen_name("$s20FoundationNetworking23URLSessionConfigurationC17httpCookieStorageAA010HTTPCookieG0CSgvg")
    public func hookedCookieStorage() -> HTTPCookieStorage? {
      let own = CookieHooks.storage(of: self)
      guard let system = VirtualSystem.current, let own, own === CookieHooks.originalShared else { return own }
      return system.cookies
    }
  }
#endif
