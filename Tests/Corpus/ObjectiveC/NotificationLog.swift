import Foundation

/// Writes down what it hears; of a class that knows Foundation only.
final class NotificationLog: NSObject {
  static let shared = NotificationLog()
  private(set) var heard: [String] = []

  func begin() {
    for name in ["first", "second"] {
      NotificationCenter.default.addObserver(
        self, selector: #selector(hear(notification:)), name: Notification.Name(name), object: nil)
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(noteEnd), name: Notification.Name("end"), object: nil)
  }

  @objc private func hear(notification: NSNotification) { heard.append(notification.name.rawValue) }
  @objc private func noteEnd() { heard.append("end") }

  /// Calls methods by their selectors in each way that there is.
  func callBySelectors() {
    perform(#selector(add(_:)), with: "a")
    performSelector(onMainThread: #selector(add(_:)), with: "c", waitUntilDone: false)
    performSelector(onMainThread: #selector(add(_:)), with: "b", waitUntilDone: true)
    perform(#selector(add(_:to:)), with: "d", with: "e")
    let name = perform(#selector(lastName)).takeUnretainedValue()
    heard.append("\(name) \(responds(to: #selector(add(_:)))) \(responds(to: Selector(("add"))))")
  }

  @objc func add(_ name: String) { heard.append(name) }
  @objc func add(_ first: String, to second: String) { heard.append(first + second) }
  @objc func lastName() -> NSString { (heard.last ?? "") as NSString }
}
