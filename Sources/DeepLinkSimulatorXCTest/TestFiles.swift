import DeepLinkSimulator
import DeepLinkSimulatorReports
import Foundation
import XCTest

#if canImport(Testing)
  import Testing
#endif

/// The files that go with a failing test: the trace as text and as JSON Lines, and a page that plays it.
struct TestFiles {
  /// The files, by name.
  let files: [(name: String, text: String)]

  /// The files of a run.
  init(_ run: ScenarioRun, _ failures: [ExpectationFailure], replay: String) {
    let document = ReportDocument(run, failures: failures, replay: replay)
    files =
      TraceAttachments.all(of: run.trace.events, sdks: run.plan.sdks.map(\.name)) + [
        ("run.html", document.text(as: .html))
      ]
  }

  /// The files of a scenario's failing orders; nil if the failures are about something else.
  init?(
    _ failures: [OrderTestFailure], of test: ScenarioTest, _ assertions: [TraceAssertion],
    _ options: ExplorationOptions
  ) {
    guard let (report, explorer) = test.exploration(of: failures, assertions, options: options),
      let closest = report.failures.first?.closest
    else { return nil }
    let name = test.plan.scenario.name
    var document = ReportDocument(title: name)
    document.add(report, of: explorer, file: test.file ?? "written in the test", command: "swift test") { order in
      (order.schedule.text, test.replayLine(order, options.mode))
    }
    let events = explorer.replay(closest.choices).trace.events
    files =
      TraceAttachments.all(of: events, sdks: test.plan.sdks.map(\.name)) + [("orders.html", document.text(as: .html))]
  }

  #if canImport(Darwin)
    /// The files as XCTest attachments.
    var attachments: [XCTAttachment] {
      files.map { file in
        let type = file.name.hasSuffix(".html") ? "public.html" : "public.plain-text"
        let attachment = XCTAttachment(
          uniformTypeIdentifier: type, name: file.name, payload: Data(file.text.utf8), userInfo: nil)
        attachment.lifetime = .keepAlways
        return attachment
      }
    }

    /// Attaches the files to the running test of XCTest, which knows it on the main thread only.
    ///
    /// An `async` test method runs elsewhere, and the main thread is free meanwhile. Where it is not, as in a test that
    /// waits on it for work that fails, the failure has no files.
    func attach() {
      // This thread does nothing with them while it waits, and nothing at all afterwards.
      nonisolated(unsafe) let attachments = attachments
      let item = DispatchWorkItem {
        MainActor.assumeIsolated {
          for attachment in attachments {
            XCTContext.runActivity(named: attachment.name ?? "trace") { $0.add(attachment) }
          }
        }
      }
      guard !Thread.isMainThread else { return item.perform() }
      DispatchQueue.main.async(execute: item)
      if item.wait(timeout: .now() + 1) == .timedOut { item.cancel() }
    }
  #endif

  #if canImport(Testing)
    /// Attaches the files to the running Swift Testing test, if it has attachments.
    func record(at location: Testing.SourceLocation) {
      #if compiler(>=6.2)
        for file in files { Attachment.record(file.text, named: file.name, sourceLocation: location) }
      #endif
    }
  #endif
}
