#if os(Linux)
  import Foundation
  import FoundationNetworking

  /// Hooks for the URL sessions of a simulated app, which reach no network.
  ///
  /// A session is Foundation's own, on simulated queues. Only what loads its requests is replaced: the classes of the
  /// app and of the test, followed by `SimulatedNetwork`.
  enum URLSessionHooks {
    static let shared = "$s20FoundationNetworking10URLSessionC6sharedACvgZ"
    static let protocolClasses = "$s20FoundationNetworking23URLSessionConfigurationC15protocolClassesSayyXlXpGSgvg"
    static let cache = "$s20FoundationNetworking23URLSessionConfigurationC8urlCacheAA8URLCacheCSgvg"
    static let currentRequest = "$s20FoundationNetworking14URLSessionTaskC14currentRequestAA10URLRequestVSgvg"
    static let sharing = ClassMethod(URLSession.self, shared)
    static let choosingProtocols = ClassMethod(URLSessionConfiguration.self, protocolClasses)
    static let caching = ClassMethod(URLSessionConfiguration.self, cache)
    static let askingForRequest = ClassMethod(URLSessionTask.self, currentRequest)
    // Each class has a vtable, which contains the methods that it inherits.
    static let askingKinds = [URLSessionDataTask.self, URLSessionUploadTask.self, URLSessionDownloadTask.self].map {
      ClassMethod($0, currentRequest)
    }

    /// Redirects calls through the vtables of the classes to the functions below, once.
    static let install: Void = ClassMethod.replace(
      [(sharing, shared), (choosingProtocols, protocolClasses), (caching, cache), (askingForRequest, currentRequest)]
        + askingKinds.map { ($0, currentRequest) })

    fileprivate static let originalShared = SystemFunction(shared).pointer((@convention(c) () -> UnsafeRawPointer).self)

    private struct ProtocolClasses {
      let call: () -> [AnyClass]?
    }
    private struct Cache {
      let call: () -> URLCache?
    }

    private struct CurrentRequest {
      let call: () -> URLRequest?
    }

    /// Calls a configuration's own Foundation getter.
    static func protocolClasses(of configuration: URLSessionConfiguration) -> [AnyClass]? {
      choosingProtocols.closure(of: configuration, as: ProtocolClasses.self).call()
    }

    fileprivate static func cache(of configuration: URLSessionConfiguration) -> URLCache? {
      caching.closure(of: configuration, as: Cache.self).call()
    }

    fileprivate static func currentRequest(of task: URLSessionTask) -> URLRequest? {
      askingForRequest.closure(of: task, as: CurrentRequest.self).call()
    }
  }

  extension URLSession {
    /// Returns the shared session; each process of a simulated app has its own.
    @_silgen_name("$s20FoundationNetworking10URLSessionC6sharedACvgZ")
    public static func hookedShared() -> URLSession {
      if let system = VirtualSystem.current { return system.session }
      // A Swift function returns an object that the caller releases.
      return Unmanaged<URLSession>.fromOpaque(URLSessionHooks.originalShared()).takeRetainedValue()
    }
  }

  extension URLSessionConfiguration {
    /// Returns the classes that load the requests of a session; in a simulated app, none of them reaches the network.
    @_silgen_name("$s20FoundationNetworking23URLSessionConfigurationC15protocolClassesSayyXlXpGSgvg")
    public func hookedProtocolClasses() -> [AnyClass]? {
      let own = URLSessionHooks.protocolClasses(of: self)
      guard VirtualSystem.current != nil else { return own }
      return SimulatedNetwork.classes(before: own ?? [], isWaiting: WaitingRequest.isConfigured(by: self))
    }

    /// Returns the cache of a session; a simulated app has none, because Foundation's works on threads and with files.
    @_silgen_name("$s20FoundationNetworking23URLSessionConfigurationC8urlCacheAA8URLCacheCSgvg")
    public func hookedCache() -> URLCache? {
      VirtualSystem.current == nil ? URLSessionHooks.cache(of: self) : nil
    }
  }

  extension URLSessionTask {
    /// Returns the request that a task is loading, which is another one than at first once a server has redirected it.
    @_silgen_name("$s20FoundationNetworking14URLSessionTaskC14currentRequestAA10URLRequestVSgvg")
    public func hookedCurrentRequest() -> URLRequest? {
      VirtualSystem.current?.clients.redirection(of: self) ?? URLSessionHooks.currentRequest(of: self)
    }
  }
#endif
