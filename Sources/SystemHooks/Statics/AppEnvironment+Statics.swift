import Foundation
import SDKContract
import Synchronization

extension AppEnvironment {
  /// Resets the static properties and global variables of modules, where the executable format is supported.
  package func forgetStatics(of modules: [String]) {
    #if os(Linux)
      for module in modules where !StaticProperties.ofProgram.reset(module: module) && Self.isNewlyMissed(module) {
        let message =
          "DeepLinkSimulator: the program has no static properties of a module \(module), or no table of symbols that says "
          + "where they are\n"
        FileHandle.standardError.write(Data(message.utf8))
      }
    #endif
  }

  #if os(Linux)
    /// The modules of which standard error says already that they have no static properties.
    private static let missed = Mutex<Set<String>>([])

    /// Returns whether a module without static properties is met for the first time: a search makes thousands of runs.
    private static func isNewlyMissed(_ module: String) -> Bool { missed.withLock { $0.insert(module).inserted } }
  #endif
}
