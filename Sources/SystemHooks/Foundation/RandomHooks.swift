#if os(Linux)
  import SDKContract

  /// The random numbers of a simulated app, which are the same in each run.
  enum RandomHooks {
    /// The function with which Swift's runtime asks the kernel for random bytes.
    static let systemCall = "syscall"

    /// The next 128 pseudorandom bits of the app on this thread; nil where the real system applies.
    static var nextBits: (UInt64, UInt64)? {
      guard let environment = VirtualSystem.current?.environment,
        let number = MainActor.assumeIsolated({ environment.link.here?.countRandomValue() })
      else { return nil }
      return (mixed(2 * number), mixed(2 * number + 1))
    }

    /// Returns pseudorandom bits that are a function of a number (SplitMix64).
    private static func mixed(_ number: UInt64) -> UInt64 {
      var bits = number &* 0x9E37_79B9_7F4A_7C15
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }

    /// Answers the runtime's requests for random bytes while an app is simulated.
    ///
    /// `SystemRandomNumberGenerator` ends here, and with it `random(in:)`, `randomElement()` and `shuffled()`.
    static let install: Void = answerRandomBytes { RandomHooks.fill($0, count: $1) }

    /// Fills in random bytes for a simulated app, and returns false where the kernel has to.
    private static func fill(_ bytes: UnsafeMutableRawPointer, count: Int) -> Bool {
      let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: count)
      for start in stride(from: 0, to: count, by: 16) {
        guard let bits = RandomHooks.nextBits else { return false }
        withUnsafeBytes(of: (bits.0.littleEndian, bits.1.littleEndian)) { source in
          let slice = start..<min(start + source.count, count)
          UnsafeMutableRawBufferPointer(rebasing: buffer[slice]).copyMemory(
            from: UnsafeRawBufferPointer(rebasing: source[..<slice.count]))
        }
      }
      return true
    }
  }

  /// Sets what answers the runtime's requests for random bytes; see SystemHooksLinking.
  @_silgen_name("deepLinkSimulatorAnswerRandomBytes")
  private func answerRandomBytes(_ function: @convention(c) (UnsafeMutableRawPointer, Int) -> Bool)
#endif
