import Synchronization

/// The name of an SDK in files, lanes and options, in lowercase and without spaces.
///
/// Each event of a trace has a name, so it is stored as a number that stands for the text. A name gets its number when
/// it is first created. The numbers differ between processes, so nothing is ordered or printed by them.
public struct SDKName: RawRepresentable, Hashable, Sendable {
  /// The number, up to 249.
  package let number: UInt8

  /// The name.
  public var rawValue: String { knownNames.withLock { $0[Int(number)] } }

  /// Creates a name. A program can have 250 different names.
  public init(rawValue: String) {
    number = knownNames.withLock { names in
      if let position = names.firstIndex(of: rawValue) { return UInt8(position) }
      precondition(names.count < 250, "a program can have 250 names of SDKs")
      names.append(rawValue)
      return UInt8(names.count - 1)
    }
  }

  /// Creates the name that has a number.
  package init(number: UInt8) { self.number = number }

  /// Returns whether two names are the same text.
  public static func == (left: SDKName, right: SDKName) -> Bool { left.number == right.number }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }
}

// Append-only: names are never changed or removed.
private let knownNames = Mutex<[String]>([])
