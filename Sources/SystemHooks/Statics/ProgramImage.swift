#if os(Linux)
  import Glibc

  /// The file of the running program, in 64-bit ELF format.
  struct ProgramImage {
    /// A mutable data object of the program.
    struct Object {
      let name: String
      /// The address, before relocation.
      let address: Int
      let size: Int
      /// The offset of its bytes in the file; nil if they are all zero.
      let offset: Int?
    }

    /// The load address of the program.
    let base: Int
    /// The mutable objects with Swift symbol names.
    let objects: [Object]
    private let file: FileBytes
    /// The relocations by address: the target of a pointer into the program itself, or -1 for any other.
    private let relocations: [Int: Int]

    /// Reads the file of this process; nil if it cannot be read.
    init?() {
      guard let file = FileBytes(path: "/proc/self/exe"), file.number(at: 0, bytes: 6) == 0x01_02_46_4C_45_7F else {
        return nil
      }
      let sections = file.sections()
      var objects: [Object] = []
      for table in sections where table.type == 2 && sections.indices.contains(table.link) {
        objects += file.objects(of: table, names: sections[table.link], sections)
      }
      guard !objects.isEmpty else { return nil }
      self.file = file
      self.objects = objects
      relocations = file.relocations(of: sections)
      guard let base = Self.loadAddress() else { return nil }
      self.base = base
    }

    /// Returns the load address of the program, which is the first object that the loader enumerates.
    private static func loadAddress() -> Int? {
      typealias Visit = @convention(c) (UnsafePointer<Int>?, Int, UnsafeMutableRawPointer?) -> Int32
      typealias Iterate = @convention(c) (Visit, UnsafeMutableRawPointer?) -> Int32
      guard let function = SystemFunction.ofProgram("dl_iterate_phdr") else { return nil }
      var base: Int?
      withUnsafeMutablePointer(to: &base) { base in
        // Sound because these are the function's types in C, and its information structure begins with the address.
        _ = unsafeBitCast(function, to: Iterate.self)(
          { information, _, base in
            base?.assumingMemoryBound(to: Int?.self).pointee = information?.pointee
            return 1
          }, base)
      }
      return base
    }

    /// Returns the initial bytes of an object; nil if only the loader knows them.
    func initialBytes(of object: Object) -> [UInt8]? {
      guard let offset = object.offset else { return [UInt8](repeating: 0, count: object.size) }
      guard var bytes = file.bytes(at: offset, count: object.size) else { return nil }
      for place in stride(from: 0, through: object.size - 8, by: 8) {
        guard let target = relocations[object.address + place] else { continue }
        guard target >= 0 else { return nil }
        withUnsafeBytes(of: (base + target).littleEndian) { bytes.replaceSubrange(place..<place + 8, with: $0) }
      }
      return bytes
    }
  }

  /// A section of the program.
  private struct Section {
    let type: Int
    let isWritable: Bool
    let address: Int
    let offset: Int
    let size: Int
    let link: Int
  }

  /// The bytes of a file, which stays mapped into memory.
  private struct FileBytes {
    private let bytes: UnsafeRawBufferPointer

    init?(path: String) {
      let descriptor = open(path, O_RDONLY)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      let size = Int(lseek(descriptor, 0, SEEK_END))
      guard size > 64, let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
        return nil
      }
      bytes = UnsafeRawBufferPointer(start: start, count: size)
    }

    /// Returns a number of at most eight bytes; zero beyond the end of the file.
    func number(at place: Int, bytes count: Int) -> Int {
      guard place >= 0, place <= bytes.count - 8 else { return 0 }
      let number = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      return Int(truncatingIfNeeded: count == 8 ? number : number & (1 << UInt64(8 * count) - 1))
    }

    func bytes(at place: Int, count: Int) -> [UInt8]? {
      guard place >= 0, count >= 0, place <= bytes.count - count else { return nil }
      return [UInt8](bytes[place..<place + count])
    }

    func sections() -> [Section] {
      let (start, size) = (number(at: 0x28, bytes: 8), number(at: 0x3A, bytes: 2))
      return (0..<number(at: 0x3C, bytes: 2)).map { index in
        let place = start + index * size
        return Section(
          type: number(at: place + 4, bytes: 4), isWritable: number(at: place + 8, bytes: 8) & 1 != 0,
          address: number(at: place + 0x10, bytes: 8), offset: number(at: place + 0x18, bytes: 8),
          size: number(at: place + 0x20, bytes: 8), link: number(at: place + 0x28, bytes: 4))
      }
    }

    /// Returns the ranges that are read-only after relocation, of type `PT_GNU_RELRO`.
    private func constants() -> [Range<Int>] {
      let (start, size) = (number(at: 0x20, bytes: 8), number(at: 0x36, bytes: 2))
      return (0..<number(at: 0x38, bytes: 2)).compactMap { index in
        let place = start + index * size
        guard number(at: place, bytes: 4) == 0x6474_E552 else { return nil }
        let address = number(at: place + 0x10, bytes: 8)
        return address..<address + max(0, number(at: place + 0x28, bytes: 8))
      }
    }

    func objects(of table: Section, names: Section, _ sections: [Section]) -> [ProgramImage.Object] {
      let constants = constants()
      return (0..<max(0, table.size / 24)).compactMap { index in
        let place = table.offset + index * 24
        let section = number(at: place + 6, bytes: 2)
        guard number(at: place + 4, bytes: 1) & 0xF == 1, sections.indices.contains(section) else { return nil }
        let owner = sections[section]
        let (address, size) = (number(at: place + 8, bytes: 8), number(at: place + 16, bytes: 8))
        guard owner.isWritable, size > 0, address >= owner.address, address + size <= owner.address + owner.size,
          !constants.contains(where: { $0.overlaps(address..<address + size) })
        else { return nil }
        guard let name = name(at: names.offset + number(at: place, bytes: 4)) else { return nil }
        return ProgramImage.Object(
          name: name, address: address, size: size,
          offset: owner.type == 8 ? nil : owner.offset + address - owner.address)
      }
    }

    /// Returns a Swift symbol name; nil for any other name.
    private func name(at place: Int) -> String? {
      guard number(at: place, bytes: 2) == 0x73_24 else { return nil }
      var end = place
      while end < bytes.count, bytes[end] != 0 { end += 1 }
      return String(decoding: bytes[place..<end], as: UTF8.self)
    }

    /// Returns the relocations by address: pointers into the program, of the machine's relative type, and -1 for
    /// others.
    func relocations(of sections: [Section]) -> [Int: Int] {
      let relative = number(at: 0x12, bytes: 2) == 183 ? 1027 : 8
      var relocations: [Int: Int] = [:]
      for table in sections where table.type == 4 {
        for place in stride(from: table.offset, to: table.offset + table.size, by: 24) {
          let isRelative = number(at: place + 8, bytes: 4) == relative
          relocations[number(at: place, bytes: 8)] = isRelative ? number(at: place + 16, bytes: 8) : -1
        }
      }
      return relocations
    }
  }
#endif
