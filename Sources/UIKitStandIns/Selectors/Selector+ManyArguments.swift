#if os(Linux)
  // The initializers of selectors for methods with more arguments than a sender has, such as those of a delegate. Code
  // that forwards calls asks whether an object has such a method.
  extension Selector {
    /// Creates the selector of a method with three arguments.
    public init<Target, First, Second, Third, Result>(
      _ name: String, of method: @escaping (Target) -> (First, Second, Third) -> Result
    ) {
      self.init(name, 3, Target.self) { target, arguments in
        guard let first = Self.argument(0, of: arguments, First.self) else { return .wrongArgument(0) }
        guard let second = Self.argument(1, of: arguments, Second.self) else { return .wrongArgument(1) }
        guard let third = Self.argument(2, of: arguments, Third.self) else { return .wrongArgument(2) }
        return .returned(method(target)(first, second, third))
      }
    }

    /// Creates the selector of a method with three arguments.
    public init<Target, First, Second, Third, Result>(
      _ name: String, of method: @escaping (Target) -> @MainActor (First, Second, Third) -> Result
    ) {
      self.init(name, of: unsafeBitCast(method, to: ((Target) -> (First, Second, Third) -> Result).self))
    }

    /// Creates the selector of an object's method, which is called whatever the target is.
    public init<First, Second, Third, Result>(
      _ name: String, bound method: @escaping (First, Second, Third) -> Result
    ) {
      self.init(name, of: { (_: AnyObject) in method })
    }

    /// Creates the selector of an object's method, which is called whatever the target is.
    public init<First, Second, Third, Result>(
      _ name: String, bound method: @escaping @MainActor (First, Second, Third) -> Result
    ) {
      self.init(name, of: { (_: AnyObject) in method })
    }

    /// Creates the selector of a method with four arguments.
    public init<Target, First, Second, Third, Fourth, Result>(
      _ name: String, of method: @escaping (Target) -> (First, Second, Third, Fourth) -> Result
    ) {
      self.init(name, 4, Target.self) { target, arguments in
        guard let first = Self.argument(0, of: arguments, First.self) else { return .wrongArgument(0) }
        guard let second = Self.argument(1, of: arguments, Second.self) else { return .wrongArgument(1) }
        guard let third = Self.argument(2, of: arguments, Third.self) else { return .wrongArgument(2) }
        guard let fourth = Self.argument(3, of: arguments, Fourth.self) else { return .wrongArgument(3) }
        return .returned(method(target)(first, second, third, fourth))
      }
    }

    /// Creates the selector of a method with four arguments.
    public init<Target, First, Second, Third, Fourth, Result>(
      _ name: String, of method: @escaping (Target) -> @MainActor (First, Second, Third, Fourth) -> Result
    ) {
      self.init(name, of: unsafeBitCast(method, to: ((Target) -> (First, Second, Third, Fourth) -> Result).self))
    }

    /// Creates the selector of an object's method, which is called whatever the target is.
    public init<First, Second, Third, Fourth, Result>(
      _ name: String, bound method: @escaping (First, Second, Third, Fourth) -> Result
    ) {
      self.init(name, of: { (_: AnyObject) in method })
    }

    /// Creates the selector of an object's method, which is called whatever the target is.
    public init<First, Second, Third, Fourth, Result>(
      _ name: String, bound method: @escaping @MainActor (First, Second, Third, Fourth) -> Result
    ) {
      self.init(name, of: { (_: AnyObject) in method })
    }
  }
#endif
