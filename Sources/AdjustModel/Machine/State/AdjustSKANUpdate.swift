import SDKContract

/// A change of the conversion value for SKAdNetwork that is reported to the app.
package struct AdjustSKANUpdate: Hashable, Sendable {
  /// The members `conversion_value`, `coarse_value` and `lock_window` that are present, sorted by key.
  package var entries: [PayloadEntry]

  /// The dictionary that `adjustSkanUpdated(withConversionData:)` receives.
  package var data: [String: String] {
    var data: [String: String] = [:]
    for entry in entries {
      if case .string(let text) = entry.value { data[entry.key] = text }
    }
    return data
  }

  /// Creates an update.
  package init(conversionValue: Int, coarseValue: String? = nil, locksWindow: Bool? = nil) {
    entries = []
    if let coarseValue { entries.append(PayloadEntry("coarse_value", .string(coarseValue))) }
    entries.append(PayloadEntry("conversion_value", .string(String(conversionValue))))
    if let locksWindow { entries.append(PayloadEntry("lock_window", .string(locksWindow ? "1" : "0"))) }
  }
}
