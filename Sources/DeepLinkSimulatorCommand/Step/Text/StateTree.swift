import DeepLinkSimulator

/// Prints the contents of a value, one field per line: the state of an SDK or of its servers.
struct StateTree {
  /// The maximum depth.
  private static let depth = 4
  /// Fields that are configuration or caches rather than state.
  private static let left: Set<String> = ["configuration", "_scenarioConfiguration", "rules", "links"]

  private(set) var lines: [String] = []
  private let width: Int

  /// - Parameters:
  ///   - value: The value.
  ///   - width: The greatest width of a line.
  init(_ value: Any, width: Int) {
    self.width = width
    add(value, path: "", depth: Self.depth)
  }

  private mutating func add(_ value: Any, path: String, depth: Int) {
    for child in Mirror(reflecting: value).children {
      guard let label = child.label, !Self.left.contains(label), !Self.isElsewhere(child.value) else { continue }
      let name = path.isEmpty ? label : "\(path).\(label)"
      if depth > 1, Self.hasFields(child.value) {
        add(child.value, path: name, depth: depth - 1)
      } else {
        lines.append("\(name.padded(to: 40)) \(Self.text(child.value).printable)".cut(to: width))
      }
    }
  }

  /// Returns whether a value inside an SDK is its setup or its servers, which are shown separately.
  private static func isElsewhere(_ value: Any) -> Bool { value is any SDKSetup || value is any SDKServers }

  private static func hasFields(_ value: Any) -> Bool {
    if value is Duration || value is VirtualInstant || value is UTCTime { return false }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .struct && !mirror.children.isEmpty
  }

  private static func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text($0.value) } ?? StateFacts.nothing
    case .collection, .set, .dictionary:
      let parts = mirror.children.map { text($0.value) }
      if parts.isEmpty { return StateFacts.nothing }
      // Sets have no order.
      return (mirror.displayStyle == .collection ? parts : parts.sorted()).joined(separator: ", ")
    case .enum:
      guard let child = mirror.children.first else { return "\(value)" }
      return "\(child.label ?? "")(\(text(child.value)))"
    case .tuple, .struct:
      if let duration = value as? Duration { return duration.text }
      if let time = value as? UTCTime { return time.description }
      if let instant = value as? VirtualInstant { return VirtualInstant.zero.shownDuration(to: instant).text }
      let parts = mirror.children.map { child in
        let label = child.label.map { $0.hasPrefix(".") ? "" : "\($0) " } ?? ""
        return label + text(child.value)
      }
      return parts.isEmpty ? "\(value)" : parts.joined(separator: ", ")
    case .class:
      if let payload = value as? Payload { return payload.json }
      return "\(type(of: value))"
    default:
      if let flag = value as? Bool { return flag ? "yes" : "no" }
      return "\(value)"
    }
  }
}
