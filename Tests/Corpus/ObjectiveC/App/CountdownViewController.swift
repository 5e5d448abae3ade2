import UIKit

/// A splash screen that counts frames, with a command of a keyboard and an activity.
final class CountdownViewController: FruitViewController {
  private var link: CADisplayLink?
  private var frames = 0
  private var began: CFTimeInterval = 0

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(title: "Skip", action: #selector(skip), input: "s", modifierFlags: .command),
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(skip)),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    began = CACurrentMediaTime()
    link = CADisplayLink(target: self, selector: #selector(frame(_:)))
    link?.preferredFramesPerSecond = 30
    link?.add(to: .main, forMode: .common)
  }

  override func restoreUserActivityState(_ activity: NSUserActivity) { title = activity.title }

  @objc private func frame(_ link: CADisplayLink) {
    frames += 1
    guard link.timestamp - began > 0.999 else { return }
    skip()
  }

  @objc private func skip() {
    link?.invalidate()
    let screen = UIViewController()
    screen.title = "frames \(frames)"
    present(screen, animated: false)
  }
}
