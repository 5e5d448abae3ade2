/// What a monitor remembers of a run: small numbers, all of them 0 at the start.
///
/// A search puts a memory away and takes it back at every decision, so that it is one machine word wherever the numbers
/// fit into one.
protocol MonitorMemory {
  /// The memory before the first event.
  init()
  /// One of the numbers.
  subscript(field: MonitorField) -> UInt64 { get set }
}

/// Where one of the numbers of a monitor stands.
struct MonitorField: Sendable {
  /// Its position among the numbers.
  fileprivate let index: Int
  /// Its lowest bit, where all numbers stand in one word.
  fileprivate let shift: UInt64
  /// The bits that it can have.
  fileprivate let mask: UInt64
}

/// The numbers that a monitor needs, in their order.
struct MonitorFields: Sendable {
  private var count = 0
  private var width = 0

  /// Whether all numbers fit into one word.
  var fitInWord: Bool { width <= 64 }

  /// Adds a number.
  ///
  /// - Parameter greatest: The greatest value that it can have.
  mutating func add(upTo greatest: UInt64) -> MonitorField {
    let bits = max(1, 64 - greatest.leadingZeroBitCount)
    defer {
      count += 1
      width += bits
    }
    return MonitorField(index: count, shift: UInt64(width), mask: .max >> UInt64(64 - bits))
  }

  /// Adds a number that is 0 or 1.
  mutating func addFlag() -> MonitorField { add(upTo: 1) }
}

extension UInt64: MonitorMemory {
  subscript(field: MonitorField) -> UInt64 {
    get { self >> field.shift & field.mask }
    set { self = self & ~(field.mask << field.shift) | newValue << field.shift }
  }
}

/// A memory whose numbers need more than one word: each has its own.
struct WideMemory: MonitorMemory {
  private var numbers: [UInt64] = []

  init() {}

  subscript(field: MonitorField) -> UInt64 {
    get { field.index < numbers.count ? numbers[field.index] : 0 }
    set {
      while numbers.count <= field.index { numbers.append(0) }
      numbers[field.index] = newValue
    }
  }
}
