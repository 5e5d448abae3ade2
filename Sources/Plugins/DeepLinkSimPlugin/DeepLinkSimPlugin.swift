import Foundation
import PackagePlugin

/// `swift package deeplink-sim …`: the program `deeplink-sim`, in any package that depends on this one.
@main
struct DeepLinkSimPlugin: CommandPlugin {
  /// Runs the program in the folder of the package, and ends as it does.
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "deeplink-sim").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // An exit code is all that the package manager takes over; that of a signal is what a shell makes of it.
    exit(process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus)
  }
}
