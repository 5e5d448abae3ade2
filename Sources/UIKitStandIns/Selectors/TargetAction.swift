#if os(Linux) || os(macOS)
  import Foundation

  /// The target and the action of a control or a gesture recognizer.
  struct TargetAction {
    /// The target, held weakly.
    private(set) weak var target: AnyObject?
    /// Whether there is a target; otherwise the responder chain is searched.
    let hasTarget: Bool
    let action: Selector

    init(_ target: Any?, _ action: Selector) {
      self.target = target.map { $0 as AnyObject }
      hasTarget = target != nil
      self.action = action
    }

    /// Returns whether a target and an action match; nil matches any.
    func matches(_ target: Any?, _ action: Selector?) -> Bool {
      (target == nil || self.target === target.map { $0 as AnyObject }) && (action == nil || self.action == action)
    }

    /// Sends the message.
    ///
    /// - Returns: Whether an object has received it.
    @MainActor @discardableResult
    func send(from sender: AnyObject, _ event: UIEvent? = nil, first responder: UIResponder? = nil) -> Bool {
      guard let receiver = hasTarget ? target : Self.receiver(of: action, from: responder) else { return false }
      action.send(to: receiver, sender, event)
      return true
    }

    /// Returns the first object in the responder chain that has the method.
    @MainActor
    private static func receiver(of action: Selector, from responder: UIResponder?) -> AnyObject? {
      var next = responder
      while let responder = next, !action.isUnderstood(by: responder) { next = responder.next }
      return next
    }
  }

  #if canImport(ObjectiveC)
    extension Selector {
      /// Returns whether an object has the method.
      func isUnderstood(by target: AnyObject) -> Bool { (target as? NSObject)?.responds(to: self) == true }

      /// Calls the method of an object.
      func send(to target: AnyObject, _ first: Any?, _ second: Any? = nil) {
        _ = (target as? NSObject)?.perform(self, with: first, with: second)
      }
    }
  #endif

  extension UIApplication {
    /// Sends a message to an object, or to the first one in the responder chain that has the method.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
      let first = sender as? UIResponder ?? keyWindow?.rootViewController
      return TargetAction(target, action).send(from: sender.map { $0 as AnyObject } ?? self, event, first: first)
    }
  }
#endif
