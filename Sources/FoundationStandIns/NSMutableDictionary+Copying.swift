#if os(Linux)
  import Foundation

  extension NSMutableDictionary {
    /// Adds an entry, whose key is cast to `NSCopying` as a device asks for.
    ///
    /// Foundation on Linux asks for a hashable key instead, which an object of Foundation is.
    @_disfavoredOverload
    public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
      guard let key = aKey as? AnyHashable else { fatalError("a key of type \(type(of: aKey)) is not hashable") }
      setObject(anObject, forKey: key)
    }
  }
#endif
