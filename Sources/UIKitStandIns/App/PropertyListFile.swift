#if os(Linux)
  import Foundation

  // What the plug-in translates `NSDictionary(contentsOfFile:)` and the like to.

  extension NSDictionary {
    /// Creates a dictionary from a property list.
    public convenience init?(_contentsOfFile path: String) {
      guard let values = propertyList(path) as? [AnyHashable: Any] else { return nil }
      self.init(dictionary: values)
    }
  }

  extension NSArray {
    /// Creates an array from a property list.
    public convenience init?(_contentsOfFile path: String) {
      guard let values = propertyList(path) as? [Any] else { return nil }
      self.init(array: values)
    }
  }

  private func propertyList(_ path: String) -> Any? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil)
  }
#endif
