#if os(Linux)
  import Foundation
  import FoundationNetworking

  /// The shared session of a simulated app's process, on which invalidation has no effect.
  ///
  /// It is `@unchecked Sendable` as its superclass is, and keeps nothing.
  final class SharedSession: URLSession, @unchecked Sendable {
    init() { super.init(configuration: .default) }

    override func finishTasksAndInvalidate() {}
    override func invalidateAndCancel() {}
  }
#endif
