import UIKit

/// Everything that a user can tap, each with its method.
final class ControlsViewController: UIViewController {
  let button = UIButton(type: .system)
  let field = UITextField()
  lazy var tap = UITapGestureRecognizer(target: self, action: #selector(Self.imageWasTapped))
  lazy var close = UIBarButtonItem(
    barButtonSystemItem: .close, target: self, action: #selector(ControlsViewController.close(_:)))
  private let model = ControlsModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(self.buttonWasTapped(_:event:)), for: .touchUpInside)
    button.addTarget(model, action: #selector(model.count as () -> Void), for: [.touchUpInside, .touchDown])
    field.addTarget(nil, action: #selector(ControlsViewController.textHasChanged), for: .editingChanged)
    view.addSubview(button)
    view.addSubview(field)
    view.addGestureRecognizer(tap)
    navigationItem.leftBarButtonItem = close
  }

  @IBAction private func buttonWasTapped(_ sender: UIButton, event: UIEvent?) { show("button \(model.taps)") }
  @objc private func imageWasTapped(_ recognizer: UITapGestureRecognizer) { show("image \(recognizer === tap)") }
  @objc func close(_ sender: Any?) { show("close \((sender as? UIBarButtonItem) === close)") }
  @objc func textHasChanged(_ field: UITextField) { show("text") }

  /// What the user does, one after the other.
  func useEverything() {
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    tap.state = .ended
    if let action = close.action { UIApplication.shared.sendAction(action, to: close.target, from: close, for: nil) }
    field.sendActions(for: .editingChanged)
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
  }

  private func show(_ name: String) {
    let screen = UIViewController()
    screen.title = name
    navigationController?.pushViewController(screen, animated: false)
  }
}

@objcMembers
final class ControlsModel: NSObject {
  private(set) var taps = 0
  func count() { taps += 1 }
  func count(_ number: NSNumber) { taps += number.intValue }
}
