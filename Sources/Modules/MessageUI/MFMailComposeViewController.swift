import Foundation
import UIKitStandIns

/// How the user leaves a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// Without sending or saving it.
  case cancelled = 0
  /// Saved.
  case saved = 1
  /// Sent.
  case sent = 2
  /// It could not be sent.
  case failed = 3
}

/// Stands in for a screen on which the user writes a mail. A simulated device has no account.
open class MFMailComposeViewController: UINavigationController {
  /// Returns whether the device can send mails: always false.
  open class func canSendMail() -> Bool { false }
  /// The delegate, which is not called; held weakly.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// Sets the subject. Has no effect.
  open func setSubject(_ subject: String) {}
  /// Sets the recipients. Has no effect.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Sets the recipients of a copy. Has no effect.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Sets the hidden recipients. Has no effect.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Sets the text. Has no effect.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Adds a file. Has no effect.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// The delegate of a mail, which is not called.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user leaves the mail.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// The default implementation, for an app that does not implement the method.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

/// How the user leaves a message.
public enum MessageComposeResult: Int, Sendable {
  /// Without sending it.
  case cancelled = 0
  /// Sent.
  case sent = 1
  /// It could not be sent.
  case failed = 2
}

/// Stands in for a screen on which the user writes a message. A simulated device cannot send any.
open class MFMessageComposeViewController: UINavigationController {
  /// Returns whether the device can send messages: always false.
  open class func canSendText() -> Bool { false }
  /// The delegate, which is not called; held weakly.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The recipients.
  open var recipients: [String]?
  /// The text.
  open var body: String?
}

/// The delegate of a message, which is not called.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user leaves the message.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
