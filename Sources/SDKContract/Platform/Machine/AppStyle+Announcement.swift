extension AppStyle {
  /// The part whose call makes a change; the others hear of it afterwards.
  var firstToHear: Announcement.Part { self == .swiftUIAppDelegate ? .notification : .delegate }
}
