#if os(Linux) || os(macOS)
  /// What the share sheet shows of an item. Nobody sees it.
  public struct SharePreview<Image, Icon> {
    /// Creates a preview with an image and an icon.
    public init(_ title: some StringProtocol, image: Image, icon: Icon) {}
  }

  extension SharePreview where Icon == Never {
    /// Creates a preview with an image.
    public init(_ title: some StringProtocol, image: Image) {}
  }

  extension SharePreview where Image == Never {
    /// Creates a preview with an icon.
    public init(_ title: some StringProtocol, icon: Icon) {}
  }

  extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview.
    public init(_ title: some StringProtocol) {}
  }

  extension ShareLink {
    /// Creates a share button for an item with a preview.
    public init<Item, Image, Icon>(
      item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>,
      @ViewBuilder label: () -> Label
    ) { self.init(item: item, subject: subject, message: message, label: label) }
    /// Creates a share button for several items with previews.
    public init<Items: RandomAccessCollection, Image, Icon>(
      items: Items, subject: Text? = nil, message: Text? = nil,
      preview: @escaping (Items.Element) -> SharePreview<Image, Icon>, @ViewBuilder label: () -> Label
    ) { self.init(items: items, subject: subject, message: message, label: label) }
  }

  extension ShareLink where Label == Text {
    /// Creates a share button for an item with a preview, and with the system's title.
    public init<Item, Image, Icon>(
      item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
    ) { self.init(item: item, subject: subject, message: message) }
    /// Creates a share button for an item with a preview.
    public init<Item, Image, Icon>(
      _ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil,
      preview: SharePreview<Image, Icon>
    ) { self.init(title, item: item, subject: subject, message: message) }
  }
#endif
