/// Stands in for the state of the device's network.
public struct NWPath: Hashable, Sendable {
  /// Whether a network is available.
  public enum Status: Hashable, Sendable {
    /// A network is available.
    case satisfied
    /// No network is available.
    case unsatisfied
    /// A network becomes available when it is needed.
    case requiresConnection
  }

  /// The reason for which no network is available.
  public enum UnsatisfiedReason: Hashable, Sendable {
    /// No particular reason.
    case notAvailable
    /// The user does not allow cellular data.
    case cellularDenied
    /// The user does not allow Wi-Fi.
    case wifiDenied
    /// The user does not allow the local network.
    case localNetworkDenied
  }

  /// Whether a network is available.
  public let status: Status

  init(isOnline: Bool) { status = isOnline ? .satisfied : .unsatisfied }

  /// The reason for which no network is available.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// Whether the network is expensive.
  public var isExpensive: Bool { false }
  /// Whether the network is in Low Data Mode.
  public var isConstrained: Bool { false }
  /// Whether DNS is supported.
  public var supportsDNS: Bool { status == .satisfied }
  /// Whether IPv4 is supported.
  public var supportsIPv4: Bool { status == .satisfied }
  /// Whether IPv6 is supported.
  public var supportsIPv6: Bool { status == .satisfied }
  /// The available network interfaces.
  public var availableInterfaces: [NWInterface] {
    status == .satisfied ? [NWInterface(name: "en0", type: .wifi, index: 1)] : []
  }

  /// Returns whether a type of interface is used; a simulated device has Wi-Fi.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}

/// Stands in for a network interface.
public struct NWInterface: Hashable, Sendable {
  /// A type of interface.
  public enum InterfaceType: Hashable, Sendable {
    /// An interface type.
    case other, wifi, cellular, wiredEthernet, loopback
  }

  /// The name of the interface.
  public let name: String
  /// The type of the interface.
  public let type: InterfaceType
  /// The index of the interface.
  public let index: Int
}
