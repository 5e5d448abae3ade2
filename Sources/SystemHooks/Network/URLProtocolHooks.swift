#if os(Linux)
  import Foundation
  import FoundationNetworking
  import Synchronization

  /// Hooks for the protocol classes that an app or a test registers, which Foundation shows to nobody.
  enum URLProtocolHooks {
    static let registering = "$s20FoundationNetworking11URLProtocolC13registerClassySbyXlXpFZ"
    static let unregistering = "$s20FoundationNetworking11URLProtocolC15unregisterClassyyyXlXpFZ"
    fileprivate static let originalRegister = SystemFunction(registering).pointer(
      (@convention(c) (UnsafeRawPointer) -> Bool).self)
    fileprivate static let originalUnregister = SystemFunction(unregistering).pointer(
      (@convention(c) (UnsafeRawPointer) -> Void).self)

    static let client = "$s20FoundationNetworking11URLProtocolC6clientAA0C6Client_pSgvg"
    static let gettingClient = ClassMethod(URLProtocol.self, client)

    /// Redirects calls through the vtable of the class to the function below, once; those of its subclasses contain
    /// the name of the function.
    static let install: Void = ClassMethod.replace([(gettingClient, client)])

    private struct GetClient {
      let call: () -> (any URLProtocolClient)?
    }

    /// Calls Foundation's own getter.
    fileprivate static func client(of loader: URLProtocol) -> (any URLProtocolClient)? {
      gettingClient.closure(of: loader, as: GetClient.self).call()
    }

    private static let registry = Mutex<[AnyClass]>([])

    /// The registered classes, in the order in which they were registered.
    static var registeredClasses: [AnyClass] { registry.withLock { $0 } }

    fileprivate static func add(_ type: AnyClass) {
      guard type is URLProtocol.Type else { return }
      registry.withLock { classes in
        if !classes.contains(where: { $0 == type }) { classes.append(type) }
      }
    }

    fileprivate static func remove(_ type: AnyClass) {
      registry.withLock { classes in classes.removeAll { $0 == type } }
    }
  }

  extension URLProtocol {
    /// Returns the client to which a class sends what it loads.
    @_silgen_name("$s20FoundationNetworking11URLProtocolC6clientAA0C6Client_pSgvg")
    public func hookedClient() -> (any URLProtocolClient)? {
      let client = URLProtocolHooks.client(of: self)
      guard let system = VirtualSystem.current else { return client }
      return client.map { system.clients.client(for: $0) }
    }

    /// Registers a class, which the sessions of simulated apps ask as well.
    @_silgen_name("$s20FoundationNetworking11URLProtocolC13registerClassySbyXlXpFZ")
    public static func hookedRegister(_ type: AnyClass) -> Bool {
      URLProtocolHooks.add(type)
      return URLProtocolHooks.originalRegister(unsafeBitCast(type, to: UnsafeRawPointer.self))
    }

    /// Removes a class, which sessions no longer ask.
    @_silgen_name("$s20FoundationNetworking11URLProtocolC15unregisterClassyyyXlXpFZ")
    public static func hookedUnregister(_ type: AnyClass) {
      URLProtocolHooks.remove(type)
      URLProtocolHooks.originalUnregister(unsafeBitCast(type, to: UnsafeRawPointer.self))
    }
  }
#endif
