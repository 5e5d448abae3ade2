import SDKContract

/// A link on its way into the app, with the form in which the system hands it over.
struct IncomingLink {
  var link: Link
  var form: Link.Form

  init(_ link: Link, as form: Link.Form? = nil) {
    self.link = link
    self.form = form ?? link.formWhenTapped
  }
}
