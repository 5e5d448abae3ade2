#if os(Linux)
  import Foundation
  import FoundationNetworking

  /// Who gets the answer of a URL session's task.
  ///
  /// Foundation keeps it in stored properties that it does not declare.
  struct TaskBehaviour {
    let session: URLSession
    /// Whether a handler gets the whole answer, and the delegate of the session no part of it.
    private(set) var hasCompletionHandler = false
    /// The delegate of the task, or else of the session; nil if there is none.
    private(set) var delegate: (any URLSessionTaskDelegate)?

    /// Reads the behaviour of a task; nil if its session is gone.
    init?(of task: URLSessionTask) {
      guard let session = Self.property("session", of: task) as? URLSession else { return nil }
      self.session = session
      delegate = session.delegate as? any URLSessionTaskDelegate
      let registry = Self.property("taskRegistry", of: session)
      let behaviours = registry.flatMap { Self.property("behaviours", of: $0) } as? [Int: Any]
      guard let behaviour = behaviours?[task.taskIdentifier] else { return }
      guard let (name, values) = Mirror(reflecting: behaviour).children.first else { return }
      hasCompletionHandler = name?.contains("ompletionHandler") == true
      let own = Mirror(reflecting: values).children.lazy.compactMap { $0.value as? any URLSessionTaskDelegate }.first
      delegate = own ?? delegate
    }

    /// Returns a stored property of an object, or of its superclasses.
    private static func property(_ name: String, of object: Any) -> Any? {
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror {
        for child in current.children where child.label == name { return child.value }
        mirror = current.superclassMirror
      }
      return nil
    }
  }
#endif
