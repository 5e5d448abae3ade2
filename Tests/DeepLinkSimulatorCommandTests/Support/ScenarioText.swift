/// A small scenario file: each part on a separate line, so that the places in complaints are easy to see.
struct ScenarioText {
  /// The two steps that most scenarios begin with.
  static let launched = #"{ "install": {} }, { "launch": {} }"#

  var name = "small"
  var platform: String?
  var app = #""scheme": "shop", "domains": ["shop.example"]"#
  var backend: String?
  var more: String?
  var steps = launched
  var expect: String?

  /// The text of the file.
  var text: String {
    var lines = ["{", #"  "version": 1, "name": "\#(name)","#]
    if let platform { lines.append(#"  "platform": { \#(platform) },"#) }
    lines.append(#"  "app": { \#(app) },"#)
    if let backend { lines.append(#"  "backend": { \#(backend) },"#) }
    if let more { lines.append("  \(more),") }
    lines.append(#"  "steps": [\#(steps)],"#)
    if let expect { lines.append(#"  "expect": [\#(expect)],"#) }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }
}
