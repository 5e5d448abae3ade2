import Synchronization

/// The name of an SDK in files, lanes and options, in lowercase and without spaces.
///
/// Each event of a trace has a name, so it is stored as a number that stands for the text. A name gets its number when
/// it is first created. The numbers differ between processes, so nothing is ordered or printed by them.
public struct SDKName: RawRepresentable, Hashable, Sendable {
  /// The number, up to `limit` - 1.
  package let number: UInt16

  /// How many names a program can have: an event has two bytes for all lanes, of which four are not those of SDKs.
  private static let limit = Int(UInt16.max) - 4

  /// The name.
  public var rawValue: String { knownNames.withLock { $0.texts[Int(number)] } }

  /// Creates a name.
  ///
  /// - Parameter rawValue: The name as in scenario files; a program can have tens of thousands of different ones.
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

  /// Creates the name that has a number.
  package init(number: UInt16) { self.number = number }

  /// Returns whether two names are the same text.
  public static func == (left: SDKName, right: SDKName) -> Bool { left.number == right.number }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }
}

// Append-only: names are never changed or removed.
private let knownNames = Mutex(KnownNames())

/// The names that the program has, by their numbers.
private struct KnownNames {
  /// The names, each at its number.
  var texts: [String] = []
  /// The number of each name.
  var numbers: [String: UInt16] = [:]
}
