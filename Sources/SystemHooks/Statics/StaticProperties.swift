#if os(Linux)
  /// The static properties and global variables of the program's modules, which can be reset to their state in a new
  /// process.
  ///
  /// The program's symbol table contains their addresses. A lazily initialized property has a token that says whether
  /// it is initialized; after a reset of both, it is initialized again.
  package struct StaticProperties: Sendable {
    /// The location of a property or a token.
    private struct Place {
      let address: Int
      /// The bytes at the start of the program.
      let bytes: [UInt8]
    }

    /// The locations, by module name.
    private let places: [String: [Place]]

    /// The properties of the running program; none if it has no symbol table, for example because it was stripped.
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

    /// Resets the properties of a module; their old values are never released, as when a process ends.
    ///
    /// - Returns: Whether the module has any.
    package func reset(module: String) -> Bool {
      guard let places = places[module] else { return false }
      for place in places {
        // Sound because the program has an object of this size there as long as it runs.
        UnsafeMutableRawBufferPointer(
          start: UnsafeMutableRawPointer(bitPattern: place.address), count: place.bytes.count
        ).copyBytes(from: place.bytes)
      }
      return true
    }

    /// Returns the module of a mangled name of a static property, a global variable or such a token; nil for any other
    /// name.
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
