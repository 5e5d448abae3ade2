/// What a monitor remembers of a run: small numbers, all of them 0 at the start.
///
/// A search puts a memory away and takes it back at every decision, so that it is a few machine words, and one wherever
/// the numbers fit into one.
protocol MonitorMemory {
  /// The memory before the first event.
  init()
  /// One of the numbers.
  subscript(field: MonitorField) -> UInt64 { get set }
}

/// Where one of the numbers of a monitor stands.
struct MonitorField: Sendable {
  /// The word.
  fileprivate let word: Int
  /// Its lowest bit in the word.
  fileprivate let shift: UInt64
  /// The bits that it can have.
  fileprivate let mask: UInt64
}

/// The numbers that a monitor needs, in their order.
struct MonitorFields: Sendable {
  /// How many words they take; at least one.
  private(set) var wordCount = 1
  /// How many bits of the last word are taken.
  private var width = 0

  /// Adds a number.
  ///
  /// - Parameter greatest: The greatest value that it can have.
  mutating func add(upTo greatest: UInt64) -> MonitorField {
    let bits = max(1, 64 - greatest.leadingZeroBitCount)
    if width + bits > 64 {
      wordCount += 1
      width = 0
    }
    defer { width += bits }
    return MonitorField(word: wordCount - 1, shift: UInt64(width), mask: .max >> UInt64(64 - bits))
  }

  /// Adds a number that is 0 or 1.
  mutating func addFlag() -> MonitorField { add(upTo: 1) }
}

/// The memory of a monitor whose numbers stand in one word.
extension UInt64: MonitorMemory {
  subscript(field: MonitorField) -> UInt64 {
    get { self >> field.shift & field.mask }
    set { self = self & ~(field.mask << field.shift) | newValue << field.shift }
  }
}

/// A memory whose numbers may need more than one word.
struct WideMemory: MonitorMemory {
  /// The words up to the last one that is not 0, at least.
  private var words: [UInt64] = []

  init() {}

  /// Takes a memory that was put away.
  init(_ words: ArraySlice<UInt64>) { self.words = Array(words) }

  /// The memory as so many words, to be put away.
  func words(_ count: Int) -> [UInt64] { words + repeatElement(0, count: count - words.count) }

  subscript(field: MonitorField) -> UInt64 {
    get { field.word < words.count ? words[field.word][field] : 0 }
    set {
      while words.count <= field.word { words.append(0) }
      words[field.word][field] = newValue
    }
  }
}
