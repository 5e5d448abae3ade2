#if os(Linux) || os(macOS)
  import Foundation

  // Environment values of controls and texts with default settings, which modifiers do not change.
  extension EnvironmentValues {
    /// The size of controls.
    public var controlSize: ControlSize { .regular }
    /// How a text that is too long ends.
    public var truncationMode: Text.TruncationMode { .tail }
    /// The prominence of the headers of sections.
    public var headerProminence: Prominence { .standard }
    /// Whether the screen is dimmed: never.
    public var isLuminanceReduced: Bool { false }
    /// Whether words are not corrected.
    public var autocorrectionDisabled: Bool { false }
    /// Whether views scroll.
    public var isScrollEnabled: Bool { true }
    /// The keyboard shortcut of a button.
    public var keyboardShortcut: KeyboardShortcut? { nil }
  }
#endif
