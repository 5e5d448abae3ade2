#if os(Linux)
  import Foundation
  import FoundationNetworking

  // Names of URL sessions that only Apple's Foundation has.

  extension URLSession {
    /// The tasks that are not complete.
    public var allTasks: [URLSessionTask] {
      get async {
        await withCheckedContinuation { continuation in
          getAllTasks { continuation.resume(returning: $0) }
        }
      }
    }
  }

  extension URLSessionConfiguration {
    /// Returns the configuration of a session whose requests continue while the app is suspended; in a simulation, they
    /// are like those of any other session.
    public static func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
  }
#endif
