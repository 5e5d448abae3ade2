#if os(Linux)
  import Foundation

  extension NotificationCenter {
    /// Calls a block for each notification: what the plug-in translates `addObserver(forName:object:queue:using:)` to.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications; nil for all.
    ///   - object: The sender of the notifications; nil for any.
    ///   - queue: Where the block runs; nil for wherever notifications are posted.
    ///   - block: The block.
    /// - Returns: The observer, which `removeObserver(_:)` takes.
    @preconcurrency
    @discardableResult
    public func _addObserver(
      forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
      using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { addObserver(forName: name, object: object, queue: queue, using: block) }
  }
#endif
