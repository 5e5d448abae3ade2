import Foundation
import PackagePlugin

/// `swift package deeplink-sim …`: the program `deeplink-sim`, in any package that depends on this one.
@main
struct DeepLinkSimPlugin: CommandPlugin {
  private static let program = "deeplink-sim"

  /// Builds the program, runs it in the folder of the package, and exits with its code.
  ///
  /// The plug-in does not declare that it needs the program: every build of the package would then compile all modules
  /// twice, once for the plug-in.
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let build = try packageManager.build(
      .product(Self.program), parameters: .init(configuration: .inherit, echoLogs: true))
    let built = build.builtArtifacts.first { artifact in
      artifact.kind == .executable && artifact.url.deletingPathExtension().lastPathComponent == Self.program
    }
    guard build.succeeded, let built else {
      Diagnostics.error("\(Self.program) could not be built\n\(build.logText)")
      exit(1)
    }
    let process = Process()
    process.executableURL = built.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The package manager prints this code and exits with 1. That of a signal is what a shell makes of it.
    exit(process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus)
  }
}
