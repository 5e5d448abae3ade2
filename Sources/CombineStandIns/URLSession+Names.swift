#if os(Linux)
  import Foundation
  import FoundationNetworking

  // Names of URL sessions that only Apple's Foundation has.

  extension URLSession {
    /// The tasks that are not complete.
    public var allTasks: [URLSessionTask] {
      get async {
        await withCheckedContinuation { continuation in
          getAllTasks { continuation.resume(returning: $0) }
        }
      }
    }
  }

  extension URLSessionConfiguration {
    /// Returns the configuration of a session whose requests continue while the app is suspended; in a simulation, they
    /// are like those of any other session.
    public static func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }

    /// Whether a request waits for a network; otherwise it fails if there is none.
    public var waitsForConnectivity: Bool {
      get { self["WaitsForConnectivity"] ?? false }
      set { self["WaitsForConnectivity"] = newValue }
    }
    /// Whether requests may use expensive networks; that of a simulation is not.
    public var allowsExpensiveNetworkAccess: Bool {
      get { self["AllowsExpensiveNetworkAccess"] ?? true }
      set { self["AllowsExpensiveNetworkAccess"] = newValue }
    }
    /// Whether requests may use networks in Low Data Mode; that of a simulation is not.
    public var allowsConstrainedNetworkAccess: Bool {
      get { self["AllowsConstrainedNetworkAccess"] ?? true }
      set { self["AllowsConstrainedNetworkAccess"] = newValue }
    }
    /// Whether the system launches the app for the events of a background session; in a simulation, it does not.
    public var sessionSendsLaunchEvents: Bool {
      get { self["SessionSendsLaunchEvents"] ?? true }
      set { self["SessionSendsLaunchEvents"] = newValue }
    }

    /// A setting that Foundation does not keep here.
    ///
    /// A session copies its configuration, so the setting is among the values that are copied, and of which a simulated
    /// app makes no other use.
    private subscript(name: String) -> Bool? {
      get { connectionProxyDictionary?[name] as? Bool }
      set { connectionProxyDictionary = (connectionProxyDictionary ?? [:]).merging([name: newValue as Any]) { $1 } }
    }
  }

  extension URLRequest {
    /// Whether the request may use expensive networks; that of a simulation is not.
    public var allowsExpensiveNetworkAccess: Bool {
      get { true }
      set {}
    }
    /// Whether the request may use networks in Low Data Mode; that of a simulation is not.
    public var allowsConstrainedNetworkAccess: Bool {
      get { true }
      set {}
    }
  }
#endif
