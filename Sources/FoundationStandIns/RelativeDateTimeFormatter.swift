#if os(Linux)
  import Foundation

  /// Stands in for a formatter of times relative to another one, such as *2 days ago*. It writes English.
  ///
  /// It is `@unchecked Sendable` because all code of a simulation runs on its thread.
  open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// How units are written; they are written in full.
    public enum UnitsStyle: Int, Sendable {
      /// How units are written.
      case full, spellOut, short, abbreviated
    }
    /// Whether some times have names.
    public enum DateTimeStyle: Int, Sendable {
      /// Each time has a number.
      case numeric
      /// Some times have names, such as *yesterday*.
      case named
    }
    /// How units are written; they are written in full.
    open var unitsStyle = UnitsStyle.full
    /// Whether some times have names.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// Where the text is; has no effect.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar; has no effect.
    open var calendar: Calendar? = Calendar(identifier: .gregorian)
    /// The locale; has no effect.
    open var locale: Locale? = Locale(identifier: "en_US")

    /// Returns a text for a time.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }

    /// Returns a text for a number of seconds from now, which are in the past if it is negative.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      let units = [("year", 31_536_000.0), ("month", 2_592_000), ("week", 604_800), ("day", 86_400), ("hour", 3_600)]
      let (unit, seconds) =
        (units + [("minute", 60)]).first { abs(timeInterval) >= $0.1 } ?? ("second", 1)
      return text((timeInterval / seconds).rounded(.towardZero), unit)
    }

    /// Returns a text for the largest of some components.
    open func localizedString(from dateComponents: DateComponents) -> String {
      let all = [
        (dateComponents.year, "year"), (dateComponents.month, "month"), (dateComponents.weekOfMonth, "week"),
        (dateComponents.day, "day"), (dateComponents.hour, "hour"), (dateComponents.minute, "minute"),
      ]
      let found = all.first { ($0.0 ?? 0) != 0 } ?? (dateComponents.second, "second")
      return text(Double(found.0 ?? 0), found.1)
    }

    /// Returns a text for a date, relative to now.
    open override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func text(_ count: Double, _ unit: String) -> String {
      let names = [-1: "yesterday", 0: "today", 1: "tomorrow"]
      if dateTimeStyle == .named, abs(count) < 2 {
        if unit == "day", let name = names[Int(count)] { return name }
        if unit == "second", count == 0 { return "now" }
      }
      let number = abs(count).formatted(.number.locale(Locale(identifier: "en_US")).precision(.fractionLength(0)))
      let words = "\(number) \(unit)\(abs(count) == 1 ? "" : "s")"
      return count < 0 ? words + " ago" : "in " + words
    }
  }

  /// Stands in for a formatter of lists, such as *apples, pears, and plums*. It writes English.
  ///
  /// It is `@unchecked Sendable` because all code of a simulation runs on its thread.
  open class ListFormatter: Formatter, @unchecked Sendable {
    /// Formats the items; nil for their descriptions.
    open var itemFormatter: Formatter?
    /// The locale; has no effect.
    open var locale: Locale? = Locale(identifier: "en_US")

    /// Returns a list.
    open class func localizedString(byJoining strings: [String]) -> String {
      switch strings.count {
      case 0...1: strings.first ?? ""
      case 2: strings.joined(separator: " and ")
      default: strings.dropLast().joined(separator: ", ") + ", and " + strings[strings.count - 1]
      }
    }

    /// Returns a list.
    open func string(from items: [Any]) -> String? {
      Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
    }

    /// Returns a list.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
  }
#endif
