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

  /// Calls a method later, and takes some of the calls back.
  func callLater() {
    perform(#selector(add(_:)), with: "kept", afterDelay: 2)
    perform(#selector(add(_:)), with: "taken back", afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(add(_:)), object: "taken back")
    performSelector(inBackground: #selector(add(_:)), with: "in the background")
    let other = NotificationLog()
    other.perform(#selector(add(_:)), with: "of another", afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: other)
    Timer.scheduledTimer(timeInterval: 3, target: self, selector: #selector(stop(_:)), userInfo: other, repeats: true)
  }

  @objc private func stop(_ timer: Timer) {
    let other = timer.userInfo as? NotificationLog
    heard.append("\(other?.heard.count ?? -1) of another")
    timer.invalidate()
  }

  @objc func add(_ name: String) { heard.append(name) }
  @objc func add(_ first: String, to second: String) { heard.append(first + second) }
  @objc func lastName() -> NSString { (heard.last ?? "") as NSString }
}
