#if os(Linux)
  /// The static properties and global variables of the program's modules, and how to have them as a new process has them.
  ///
  /// The program's own table of symbols says where they are. A property that is made when it is first used has a token
  /// beside it, which says whether that has happened: where both are as at the start of the program, it is made again.
  package struct StaticProperties: Sendable {
    /// Where one of them is.
    private struct Place {
      let address: Int
      /// What is there when the program starts.
      let bytes: [UInt8]
    }

    /// By the name of their module.
    private let places: [String: [Place]]

    /// Those of the program that runs; none where it has no table of symbols, as one that was stripped.
    package static let ofProgram = StaticProperties()

    private init() {
      var places: [String: [Place]] = [:]
      if let image = ProgramImage() {
        for object in image.objects {
          guard let module = Self.module(of: object.name), let bytes = image.initialBytes(of: object) else { continue }
          places[module, default: []].append(Place(address: image.base + object.address, bytes: bytes))
        }
      }
      self.places = places
    }

    /// Puts those of a module back; what they had is never released, as when a process ends.
    ///
    /// - Returns: Whether there are any.
    package func reset(module: String) -> Bool {
      guard let places = places[module] else { return false }
      for place in places {
        // Sound because the program has an object of this size there, for as long as it runs.
        UnsafeMutableRawBufferPointer(
          start: UnsafeMutableRawPointer(bitPattern: place.address), count: place.bytes.count
        ).copyBytes(from: place.bytes)
      }
      return true
    }

    /// The module whose static property, global variable, or token of one, has a mangled name; nil for any other name.
    package static func module(of name: String) -> String? {
      guard name.hasPrefix("$s"), ["vpZ", "vp", "_Wz"].contains(where: name.hasSuffix) else { return nil }
      let rest = name.dropFirst(2)
      let digits = rest.prefix { $0.isASCII && $0.isWholeNumber }
      guard let length = Int(digits), length > 0, !digits.hasPrefix("0") else { return nil }
      let module = rest.dropFirst(digits.count).prefix(length)
      return module.count == length ? String(module) : nil
    }
  }
#endif
