import Foundation
import SDKContract

extension AppEnvironment {
  /// Resets the static properties and global variables of modules, where the executable format is supported.
  package func forgetStatics(of modules: [String]) {
    #if os(Linux)
      for module in modules where !StaticProperties.ofProgram.reset(module: module) {
        let message =
          "DeepLinkSimulator: the program has no static properties of a module \(module), or no table of symbols that says "
          + "where they are\n"
        FileHandle.standardError.write(Data(message.utf8))
      }
    #endif
  }
}
