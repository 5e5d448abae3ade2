import Foundation
import Synchronization

/// The dictionary that an SDK hands to app code, built once and shared by all its deliveries.
///
/// Entries are kept sorted by key, so that everything printed from a payload is the same in every process.
public final class Payload: Sendable {
  /// The entries, sorted by key, each key once.
  public let entries: [PayloadEntry]
  /// The rules that made the payload what it is, each once, in the order of their books.
  ///
  /// They are no part of what the payload says: payloads with the same entries are equal.
  package var rules: [RuleID] { appliedRules.count > 1 ? Set(appliedRules).sorted() : appliedRules }

  /// The rules in the order in which they were applied: few payloads are ever asked for them.
  private let appliedRules: [RuleID]

  /// The payload as app code sees it: values are `NSNumber`, `String`, `NSNull`, and containers of these.
  ///
  /// It is built when it is first asked for, because most answers of a backend never reach app code as they are.
  public var dictionary: [AnyHashable: Any] {
    bridged.withLock { bridged in
      if let bridged { return bridged }
      let built = Bridged(entries)
      bridged = built
      return built
    }.value
  }

  /// `[AnyHashable: Any]` is not `Sendable`, but what it holds here is: it is filled once, from value types,
  /// with `NSNumber`, `String`, `NSNull` and containers of them, none of which can be changed afterwards.
  private struct Bridged: @unchecked Sendable {
    let value: [AnyHashable: Any]

    init(_ entries: [PayloadEntry]) {
      var dictionary: [AnyHashable: Any] = [:]
      // Looking a key up costs most where keys share a bucket and must be compared: room to spare is worth it.
      dictionary.reserveCapacity(entries.count * 2)
      for entry in entries { dictionary[entry.key] = entry.value.bridged }
      value = dictionary
    }
  }

  private let bridged = Mutex<Bridged?>(nil)

  /// Creates a payload; of several entries with one key the last one counts.
  ///
  /// - Parameters:
  ///   - entries: The entries, in any order.
  ///   - rules: The rules that were applied to make them, in any order.
  public init(_ entries: [PayloadEntry], rules: [RuleID] = []) {
    // Sorting is stable, so that of several entries with one key the last one still comes last.
    var sorted = entries.sorted { $0.key < $1.key }
    for index in sorted.indices.dropLast().reversed() where sorted[index].key == sorted[index + 1].key {
      sorted.remove(at: index)
    }
    self.entries = sorted
    appliedRules = rules
  }

  private init(sorted entries: [PayloadEntry], rules: [RuleID]) {
    self.entries = entries
    appliedRules = rules
  }

  /// Returns the payload with further rules that made it what it is.
  package func citing(_ further: [RuleID]) -> Payload {
    further.isEmpty ? self : Payload(sorted: entries, rules: appliedRules + further)
  }

  /// Returns the value of a key, or nil if the payload does not have it.
  public subscript(key: String) -> PayloadValue? {
    entries.first { $0.key == key }?.value
  }

  /// Whether a member is null; those of objects in it do not count.
  package var hasNullMember: Bool {
    for index in entries.indices {
      if case .null = entries[index].value { return true }
    }
    return false
  }
}

extension Payload: Hashable {
  /// Whether two payloads have the same entries.
  public static func == (left: Payload, right: Payload) -> Bool {
    left === right || left.entries == right.entries
  }

  /// Adds the entries.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(entries)
  }
}
