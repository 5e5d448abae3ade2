import Foundation

/// Hears of fruits on the main actor, and of some from anywhere.
@MainActor
final class MainFruitObserver: NSObject {
  private(set) var heard: [String] = []

  func begin() {
    for action in [Selector("hear:"), #selector(hearFromAnywhere)] {
      NotificationCenter.default.addObserver(self, selector: action, name: Notification.Name("fruit"), object: nil)
    }
  }

  @objc private func hear(_ notification: Notification) { heard.append("main") }
  func hear(_ name: String) { heard.append(name) }
  @objc nonisolated private func hearFromAnywhere() {
    MainActor.assumeIsolated { heard.append("anywhere") }
  }
}

/// Hears of fruits without an actor.
final class FruitObserver: NSObject {
  private(set) var heard: [String] = []

  @objc func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
  @objc func hear() { heard.append("nothing") }
  func hear(_ name: String) { heard.append(name) }
}
