import Synchronization

/// The name of an SDK, as files, lanes and options write it, in lower case and without spaces.
///
/// It is a number that stands for the text, as each event of a trace has one. Names take their numbers when they are
/// first created. The numbers differ from one process to the next, so nothing is ordered or printed by them.
public struct SDKName: RawRepresentable, Hashable, Sendable {
  /// The number, up to 249.
  package let number: UInt8

  /// The name.
  public var rawValue: String { knownNames.withLock { $0[Int(number)] } }

  /// Creates a name; a program can have 250.
  public init(rawValue: String) {
    number = knownNames.withLock { names in
      if let position = names.firstIndex(of: rawValue) { return UInt8(position) }
      precondition(names.count < 250, "a program can have 250 names of SDKs")
      names.append(rawValue)
      return UInt8(names.count - 1)
    }
  }

  /// The name that has a number.
  package init(number: UInt8) { self.number = number }

  /// Whether two names are the same text.
  public static func == (left: SDKName, right: SDKName) -> Bool { left.number == right.number }

  /// Adds the number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }
}

// A name is added once, and nothing is ever changed or taken away.
private let knownNames = Mutex<[String]>([])
