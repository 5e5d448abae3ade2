import Foundation
import Synchronization

/// A dictionary that an SDK passes to app code, created once and shared by all its deliveries.
///
/// Entries are sorted by key, so that a payload prints the same in every process.
public final class Payload: Sendable {
  /// The entries, sorted by key, each key once.
  public let entries: [PayloadEntry]
  /// The rules that explain the payload, each once, in the order of their books.
  ///
  /// They do not affect equality: payloads with the same entries are equal.
  package var rules: [RuleID] { appliedRules.count > 1 ? Set(appliedRules).sorted() : appliedRules }

  /// The rules in the order in which they were applied, some perhaps more than once.
  ///
  /// What is made of this payload continues with them; they are sorted only on demand, because that is rare.
  package let appliedRules: [RuleID]

  /// The payload as app code sees it: values are `NSNumber`, `String`, `NSNull`, and containers of these.
  ///
  /// It is created at the first access, because most answers of a backend never reach app code as they are.
  public var dictionary: [AnyHashable: Any] {
    bridged.withLock { bridged in
      if let bridged { return bridged }
      let built = Bridged(entries)
      bridged = built
      return built
    }.value
  }

  /// `[AnyHashable: Any]` is not `Sendable`, but its contents here are: it is filled once, from value types, with
  /// `NSNumber`, `String`, `NSNull` and containers of these, all of them immutable.
  private struct Bridged: @unchecked Sendable {
    let value: [AnyHashable: Any]

    init(_ entries: [PayloadEntry]) {
      var dictionary: [AnyHashable: Any] = [:]
      // A lookup is most expensive where keys collide and must be compared, so spare capacity pays off.
      dictionary.reserveCapacity(entries.count * 2)
      for entry in entries { dictionary[entry.key] = entry.value.bridged }
      value = dictionary
    }
  }

  private let bridged = Mutex<Bridged?>(nil)

  /// Creates a payload; of several entries with the same key, the last one wins.
  ///
  /// - Parameters:
  ///   - entries: The entries, in any order.
  ///   - rules: The rules that were applied to make them, in any order.
  public init(_ entries: consuming [PayloadEntry], rules: [RuleID] = []) {
    // In place, as the entries are mostly those of an answer that nothing else has.
    var sorted = consume entries
    // A literal would be copied to be sorted, and one entry is in order.
    if sorted.count > 1 {
      // Sorting is stable, so of several entries with the same key the last one still comes last.
      sorted.sort { $0.key < $1.key }
      for index in sorted.indices.dropLast().reversed() where sorted[index].key == sorted[index + 1].key {
        sorted.remove(at: index)
      }
    }
    self.entries = sorted
    appliedRules = rules
  }

  private init(sorted entries: [PayloadEntry], rules: [RuleID]) {
    self.entries = entries
    appliedRules = rules
  }

  /// Returns the payload with further rules that explain it.
  package func citing(_ further: [RuleID]) -> Payload {
    further.isEmpty ? self : Payload(sorted: entries, rules: appliedRules + further)
  }

  /// Returns the value of a key; nil if the payload does not have it.
  ///
  /// - Parameter key: The key.
  public subscript(key: String) -> PayloadValue? {
    // In place: a closure would get a copy of each entry.
    for index in entries.indices where entries[index].key == key { return entries[index].value }
    return nil
  }

  /// Whether a top-level member is null.
  package var hasNullMember: Bool {
    for index in entries.indices {
      if case .null = entries[index].value { return true }
    }
    return false
  }
}

extension Payload: Hashable {
  /// Returns whether two payloads have the same entries.
  public static func == (left: Payload, right: Payload) -> Bool {
    left === right || left.entries == right.entries
  }

  /// Hashes the entries.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(entries)
  }
}
