/// Stands in for what the device is connected to.
public struct NWPath: Hashable, Sendable {
  /// Whether there is a network.
  public enum Status: Hashable, Sendable {
    /// There is one.
    case satisfied
    /// There is none.
    case unsatisfied
    /// There is one when it is needed.
    case requiresConnection
  }

  /// Why there is no network.
  public enum UnsatisfiedReason: Hashable, Sendable {
    /// No reason.
    case notAvailable
    /// The user does not allow it.
    case cellularDenied
    /// The user does not allow it.
    case wifiDenied
    /// The user does not allow it.
    case localNetworkDenied
  }

  /// Whether there is a network.
  public let status: Status

  init(isOnline: Bool) { status = isOnline ? .satisfied : .unsatisfied }

  /// Why there is no network.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// Whether the network costs money.
  public var isExpensive: Bool { false }
  /// Whether the user wants little to be loaded.
  public var isConstrained: Bool { false }
  /// Whether names can be looked up.
  public var supportsDNS: Bool { status == .satisfied }
  /// Whether there are addresses of version 4.
  public var supportsIPv4: Bool { status == .satisfied }
  /// Whether there are addresses of version 6.
  public var supportsIPv6: Bool { status == .satisfied }
  /// The ways to the network.
  public var availableInterfaces: [NWInterface] {
    status == .satisfied ? [NWInterface(name: "en0", type: .wifi, index: 1)] : []
  }

  /// Whether a kind of way to the network is used; a device in a simulation has Wi-Fi.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}

/// Stands in for a way to the network.
public struct NWInterface: Hashable, Sendable {
  /// A kind of way.
  public enum InterfaceType: Hashable, Sendable {
    /// The way of that name.
    case other, wifi, cellular, wiredEthernet, loopback
  }

  /// Its name.
  public let name: String
  /// Its kind.
  public let type: InterfaceType
  /// Its number.
  public let index: Int
}
