import Foundation

// The addresses of sockets have their length in them on Apple's systems, and apps set it before they ask whether the
// network can be reached. On Linux an address has no place for it.

extension sockaddr {
  /// The length of the address. Setting it has no effect.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }

  /// Creates an address. The length is ignored.
  public init(
    sa_len: UInt8, sa_family: sa_family_t,
    sa_data: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
  ) { self.init(sa_family: sa_family, sa_data: sa_data) }
}

extension sockaddr_in {
  /// The length of the address. Setting it has no effect.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }

  /// Creates an address. The length is ignored, and so is the unused part.
  public init(
    sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
    sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
  ) {
    self.init()
    (self.sin_family, self.sin_port, self.sin_addr) = (sin_family, sin_port, sin_addr)
  }
}

extension sockaddr_in6 {
  /// The length of the address. Setting it has no effect.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}
