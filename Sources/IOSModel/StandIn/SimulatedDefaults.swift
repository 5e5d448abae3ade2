import SDKContract

/// Stands in for `UserDefaults`: what it keeps is on the simulated device, and gone when the app is removed from it.
///
/// A test file that says `typealias UserDefaults = SimulatedDefaults` takes app code as it is.
@MainActor
public final class SimulatedDefaults {
  /// The defaults of the app that is simulated on this thread.
  public static let standard = SimulatedDefaults()

  private init() {}

  private var values: [String: String] {
    get { AppEnvironment.current.defaults }
    set { AppEnvironment.current.defaults = newValue }
  }

  /// The text under a key.
  public func string(forKey key: String) -> String? { values[key] }

  /// Whether there is `true` under a key.
  public func bool(forKey key: String) -> Bool { values[key] == "true" }

  /// The number under a key; zero if there is none.
  public func integer(forKey key: String) -> Int { values[key].flatMap { Int($0) } ?? 0 }

  /// Keeps a text, or removes it.
  public func set(_ value: String?, forKey key: String) { values[key] = value }

  /// Keeps a truth value.
  public func set(_ value: Bool, forKey key: String) { values[key] = value ? "true" : "false" }

  /// Keeps a number.
  public func set(_ value: Int, forKey key: String) { values[key] = String(value) }

  /// Removes what is under a key.
  public func removeObject(forKey key: String) { values[key] = nil }
}
