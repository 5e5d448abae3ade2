import Synchronization

/// The name of an SDK, as files, lanes and options write it, in lower case and without spaces.
///
/// It is a number that stands for the text, as each event of a trace has one. Names take their numbers when they are
/// first created. The numbers differ from one process to the next, so nothing is ordered or printed by them.
public struct SDKName: RawRepresentable, Hashable, Sendable {
  /// The number, up to `limit` - 1.
  package let number: UInt16

  /// How many names a program can have: an event has two bytes for all lanes, of which four are not those of SDKs.
  private static let limit = Int(UInt16.max) - 4

  /// The name.
  public var rawValue: String { knownNames.withLock { $0.texts[Int(number)] } }

  /// Creates a name; a program can have tens of thousands.
  public init(rawValue: String) {
    number = knownNames.withLock { names in
      if let number = names.numbers[rawValue] { return number }
      precondition(names.texts.count < Self.limit, "a program can have \(Self.limit) names of SDKs")
      let number = UInt16(names.texts.count)
      names.texts.append(rawValue)
      names.numbers[rawValue] = number
      return number
    }
  }

  /// The name that has a number.
  package init(number: UInt16) { self.number = number }

  /// Whether two names are the same text.
  public static func == (left: SDKName, right: SDKName) -> Bool { left.number == right.number }

  /// Adds the number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }
}

// A name is added once, and nothing is ever changed or taken away.
private let knownNames = Mutex(KnownNames())

/// The names that the program has, by their numbers.
private struct KnownNames {
  /// The names, each at its number.
  var texts: [String] = []
  /// The number of each name.
  var numbers: [String: UInt16] = [:]
}
