#if os(Linux)
  import Foundation
  import SDKContract

  // Messages to a class, which code sends that knows an SDK's class only by its name: in Objective-C, a class is an
  // object, too.

  extension NSObject {
    /// Returns whether the class has the method of a selector.
    public class func responds(to aSelector: Selector!) -> Bool { aSelector?.classMethod(of: self) != nil }

    /// Calls a method of the class.
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { send(aSelector, []) }

    /// Calls a method of the class with an argument.
    @discardableResult
    public class func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
      send(aSelector, [object])
    }

    /// Calls a method of the class with two arguments.
    @discardableResult
    public class func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
      send(aSelector, [object1, object2])
    }

    /// Returns the result of the class's method with a name.
    public class func value(forKey key: String) -> Any? {
      do { return try Selector(key).call(onClass: self, []) } catch { fatalError("\(error)") }
    }

    /// Returns a property of the result of the class's method with a name.
    public class func value(forKeyPath keyPath: String) -> Any? {
      let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
      guard keys.count == 2 else { return value(forKey: keyPath) }
      return (value(forKey: keys[0]) as? NSObject)?.value(forKeyPath: keys[1])
    }

    private class func send(_ selector: Selector!, _ arguments: [Any?]) -> Unmanaged<AnyObject>! {
      do {
        return result(of: try selector.call(onClass: self, arguments))
      } catch {
        fatalError("\(error)")
      }
    }
  }
#endif
