import Foundation

/// The dictionary that an SDK hands to app code, built once and shared by all its deliveries.
///
/// Entries are kept sorted by key, so that everything printed from a payload is the same in every process.
public final class Payload: Sendable {
  /// The entries, sorted by key, each key once.
  public let entries: [PayloadEntry]

  /// The payload as app code sees it: values are `NSNumber`, `String`, `NSNull`, and containers of these.
  public var dictionary: [AnyHashable: Any] { bridged.value }

  /// `[AnyHashable: Any]` is not `Sendable`, but what it holds here is: it is filled once, from value types,
  /// with `NSNumber`, `String`, `NSNull` and containers of them, none of which can be changed afterwards.
  private struct Bridged: @unchecked Sendable {
    let value: [AnyHashable: Any]
  }

  private let bridged: Bridged
  /// The hash value of the entries: payloads are hashed often, as parts of states, and never change.
  private let entriesHash: Int

  /// Creates a payload; of several entries with one key the last one counts.
  public init(_ entries: [PayloadEntry]) {
    var positions: [String: Int] = [:]
    var unique: [PayloadEntry] = []
    for entry in entries {
      if let position = positions[entry.key] {
        unique[position] = entry
      } else {
        positions[entry.key] = unique.count
        unique.append(entry)
      }
    }
    unique.sort { $0.key < $1.key }
    self.entries = unique
    entriesHash = unique.hashValue
    var dictionary: [AnyHashable: Any] = [:]
    dictionary.reserveCapacity(unique.count)
    for entry in unique {
      dictionary[entry.key] = entry.value.bridged
    }
    bridged = Bridged(value: dictionary)
  }

  /// Returns the value of a key, or nil if the payload does not have it.
  public subscript(key: String) -> PayloadValue? {
    entries.first { $0.key == key }?.value
  }
}

extension Payload: Hashable {
  public static func == (left: Payload, right: Payload) -> Bool {
    left === right || left.entries == right.entries
  }

  /// Adds the hash value of the entries, which was computed once.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(entriesHash)
  }
}
