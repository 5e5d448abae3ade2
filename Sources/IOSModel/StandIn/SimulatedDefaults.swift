import SDKContract

/// Stands in for `UserDefaults`: its values are kept on the simulated device, and deleted with the app.
///
/// With `typealias UserDefaults = SimulatedDefaults` in a test file, app code compiles unchanged.
@MainActor
public final class SimulatedDefaults {
  /// The defaults of the app that is being simulated on this thread.
  public static let standard = SimulatedDefaults()

  private init() {}

  private var values: [String: String] {
    get { AppEnvironment.current.defaults }
    set { AppEnvironment.current.defaults = newValue }
  }

  /// Returns the string for a key.
  public func string(forKey key: String) -> String? { values[key] }

  /// Returns the Boolean for a key; false if there is none.
  public func bool(forKey key: String) -> Bool { values[key] == "true" }

  /// Returns the integer for a key; zero if there is none.
  public func integer(forKey key: String) -> Int { values[key].flatMap { Int($0) } ?? 0 }

  /// Stores a string, or removes it.
  public func set(_ value: String?, forKey key: String) { values[key] = value }

  /// Stores a Boolean.
  public func set(_ value: Bool, forKey key: String) { values[key] = value ? "true" : "false" }

  /// Stores an integer.
  public func set(_ value: Int, forKey key: String) { values[key] = String(value) }

  /// Removes the value for a key.
  public func removeObject(forKey key: String) { values[key] = nil }
}
