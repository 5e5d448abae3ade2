/// A monitor's memory of a run: small numbers, all of them 0 at the start.
///
/// A search saves and restores it at every decision, so it takes only a few machine words, and one if the numbers fit
/// into it.
protocol MonitorMemory {
  /// The memory before the first event.
  init()
  /// The number in a field.
  subscript(field: MonitorField) -> UInt64 { get set }
}

/// The place of one of a monitor's numbers.
struct MonitorField: Sendable {
  /// The word.
  fileprivate let word: Int
  /// Its lowest bit in the word.
  fileprivate let shift: UInt64
  /// The mask of its bits.
  fileprivate let mask: UInt64
}

/// A layout of the numbers that a monitor needs, in order.
struct MonitorFields: Sendable {
  /// The number of words that they take; at least one.
  private(set) var wordCount = 1
  /// The number of used bits in the last word.
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

/// The memory of a monitor whose numbers fit into one word.
extension UInt64: MonitorMemory {
  subscript(field: MonitorField) -> UInt64 {
    get { self >> field.shift & field.mask }
    set { self = self & ~(field.mask << field.shift) | newValue << field.shift }
  }
}

/// A memory whose numbers may need more than one word.
struct WideMemory: MonitorMemory {
  /// The words, at least up to the last one that is not 0.
  private var words: [UInt64] = []

  init() {}

  /// Creates a memory from saved words.
  init(_ words: ArraySlice<UInt64>) { self.words = Array(words) }

  /// Returns the memory as a number of words, to be saved.
  func words(_ count: Int) -> [UInt64] { words + repeatElement(0, count: count - words.count) }

  subscript(field: MonitorField) -> UInt64 {
    get { field.word < words.count ? words[field.word][field] : 0 }
    set {
      while words.count <= field.word { words.append(0) }
      words[field.word][field] = newValue
    }
  }
}
