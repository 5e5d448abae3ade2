#if os(Linux)
  import Foundation
  import SDKContract

  enum IdentifierHooks {
    static let creating = "$s20FoundationEssentials4UUIDVACycfC"
    /// The same for `NSUUID`.
    static let creatingBytes = "_cf_uuid_generate_random"

    /// Returns a version 4 identifier with the given random bits.
    fileprivate static func identifier(_ bits: (UInt64, UInt64)) -> UUID {
      var bytes = withUnsafeBytes(of: (bits.0.bigEndian, bits.1.bigEndian)) { $0.load(as: uuid_t.self) }
      bytes.6 = bytes.6 & 0x0F | 0x40
      bytes.8 = bytes.8 & 0x3F | 0x80
      return UUID(uuid: bytes)
    }
  }

  /// Fills in the bytes of an identifier.
  @_cdecl("_cf_uuid_generate_random")
  public func hookedGenerateUUID(_ bytes: UnsafeMutableRawPointer) {
    bytes.copyMemory(from: [UUID.hookedInit().uuid], byteCount: MemoryLayout<uuid_t>.size)
  }

  extension UUID {
    /// Creates an identifier; in a simulated app, identifiers are unique in a run and the same in each run.
    @_silgen_name("$s20FoundationEssentials4UUIDVACycfC")
    public static func hookedInit() -> UUID {
      if let bits = RandomHooks.nextBits { return IdentifierHooks.identifier(bits) }
      var random = SystemRandomNumberGenerator()
      return IdentifierHooks.identifier((random.next(), random.next()))
    }
  }
#endif
