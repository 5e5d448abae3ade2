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

    /// Returns pseudorandom bits that are a function of a number (SplitMix64).
    fileprivate static func mixed(_ number: UInt64) -> UInt64 {
      var bits = number &* 0x9E37_79B9_7F4A_7C15
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
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
      if let environment = VirtualSystem.current?.environment,
        let number = MainActor.assumeIsolated({ environment.link.here?.makeIdentifier() })
      {
        return IdentifierHooks.identifier((IdentifierHooks.mixed(2 * number), IdentifierHooks.mixed(2 * number + 1)))
      }
      var random = SystemRandomNumberGenerator()
      return IdentifierHooks.identifier((random.next(), random.next()))
    }
  }
#endif
