import DeepLinkSimulator

/// Writes runs, explorations and matrices as a page that plays them: a single file that opens from disk and makes no
/// requests.
struct PlayerPage {
  private let document: ReportDocument

  init(_ document: ReportDocument) {
    self.document = document
  }

  var text: String {
    let scripts = [Self.wordsScript, Self.viewsScript, Self.timelineScript, Self.pageScript]
      .map { "<script>\n\($0)</script>" }
    // In a script element, only the end tag and the beginning of a comment would be parsed as markup.
    let data = PlayerData(document).value.json.replacing("<", with: "\\u003C")
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="deeplink-sim">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>deeplink-sim</title>
      <style>
      \(Self.style)</style>
      </head>
      <body>
      <noscript><p>This page plays runs of a simulation with JavaScript, which is switched off here. The report in Markdown shows the verdicts without it.</p></noscript>
      <script type="application/json" id="report">\(data)</script>
      \(scripts.joined(separator: "\n"))
      </body>
      </html>

      """
  }
}
