#if os(Linux)
  /// A Swift method and its object as a closure.
  enum BoundMethod {
    /// Returns the closure that calls a method of an object.
    ///
    /// A method receives its object where a closure receives its context, so the method's address and the object form a
    /// closure. This is sound because both a context and the object are Swift objects, which the closure keeps alive,
    /// and because each caller names the type that Foundation's interface declares.
    ///
    /// - Parameters:
    ///   - method: The address of the method, or of a function that has no object.
    ///   - object: The object; nil for a function.
    ///   - type: A structure whose only property is the closure. In it, the closure has its own representation, not the
    ///     one that a generic function would use.
    static func closure<Closure>(_ method: UnsafeRawPointer?, _ object: AnyObject?, as type: Closure.Type) -> Closure {
      unsafeBitCast((method, object.map { Unmanaged.passUnretained($0).toOpaque() }), to: type)
    }
  }
#endif
