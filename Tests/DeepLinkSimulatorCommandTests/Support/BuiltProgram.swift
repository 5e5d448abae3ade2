import Foundation
import XCTest

/// An executable of this package, as it was built together with the tests.
struct BuiltProgram {
  var url: URL

  /// Finds the executable; skips the test where the tests cannot start another process or it was not built.
  init(_ name: String) throws {
    #if os(Linux) || os(macOS)
      url = Self.products.appendingPathComponent(name)
      try XCTSkipUnless(
        FileManager.default.isExecutableFile(atPath: url.path), "\(name) was not built next to the tests")
    #else
      throw XCTSkip("this platform does not let a test start \(name)")
    #endif
  }

  private static var products: URL {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return Bundle.main.bundleURL
  }

  #if os(Linux) || os(macOS)
    /// Runs the executable in a folder, which is the package's by default, and waits for its end.
    ///
    /// - Parameter withErrors: Whether the output has what goes to standard error, too.
    func run(
      _ arguments: [String], in folder: URL = Package.root, environment: [String: String] = [:],
      withErrors: Bool = false
    ) throws -> (code: Int32, output: Data) {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = url
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.standardOutput = pipe
      process.standardError = withErrors ? pipe : FileHandle.nullDevice
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      switch process.waitForExit() {
      case .code(let code), .signal(let code): return (code, output)
      }
    }
  #endif
}
