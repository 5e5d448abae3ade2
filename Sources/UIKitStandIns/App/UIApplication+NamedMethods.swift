#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  // Code that an app extension shares with the app may not name `UIApplication.shared`, and asks by a selector.
  extension UIApplication: NamedMethods {
    /// The methods of the class, by selector.
    package nonisolated static var classMethods: [String: Method] {
      ["sharedApplication": { _ in MainActor.assumeIsolated { shared } }]
    }

    /// The methods of the app that open a URL, by selector.
    package nonisolated var objectMethods: [String: Method] {
      [
        "openURL:": { arguments in
          guard let url = try arguments.argument(0, URL.self) else { return nil }
          return MainActor.assumeIsolated { self.openURL(url) }
        }
      ]
    }
  }
#endif
