#if os(Linux) || os(macOS)
  import Foundation

  /// An object and the message that a control or a recognizer sends it.
  struct TargetAction {
    /// The object, which is held weakly.
    private(set) weak var target: AnyObject?
    /// Whether there is an object; if not, the responder chain is asked.
    let hasTarget: Bool
    let action: Selector

    init(_ target: Any?, _ action: Selector) {
      self.target = target.map { $0 as AnyObject }
      hasTarget = target != nil
      self.action = action
    }

    /// Whether a pair is meant; nil stands for any.
    func matches(_ target: Any?, _ action: Selector?) -> Bool {
      (target == nil || self.target === target.map { $0 as AnyObject }) && (action == nil || self.action == action)
    }

    /// Sends the message.
    ///
    /// - Returns: Whether an object has taken it.
    @MainActor @discardableResult
    func send(from sender: AnyObject, _ event: UIEvent? = nil, first responder: UIResponder? = nil) -> Bool {
      guard let receiver = hasTarget ? target : Self.receiver(of: action, from: responder) else { return false }
      action.send(to: receiver, sender, event)
      return true
    }

    /// The first object in the responder chain that understands a message.
    @MainActor
    private static func receiver(of action: Selector, from responder: UIResponder?) -> AnyObject? {
      var next = responder
      while let responder = next, !action.isUnderstood(by: responder) { next = responder.next }
      return next
    }
  }

  #if canImport(ObjectiveC)
    extension Selector {
      /// Whether an object has the method.
      func isUnderstood(by target: AnyObject) -> Bool { (target as? NSObject)?.responds(to: self) == true }

      /// Calls the method of an object.
      func send(to target: AnyObject, _ first: Any?, _ second: Any? = nil) {
        _ = (target as? NSObject)?.perform(self, with: first, with: second)
      }
    }
  #endif

  extension UIApplication {
    /// Sends a message to an object, or to the first one in the responder chain that understands it.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
      let first = sender as? UIResponder ?? keyWindow?.rootViewController
      return TargetAction(target, action).send(from: sender.map { $0 as AnyObject } ?? self, event, first: first)
    }
  }
#endif
