/// Who makes something happen; each lane is a column of the printed trace.
public enum Lane: String, CaseIterable, Sendable {
  case user
  case os
  case app
  case appsFlyer = "appsflyer"
  case adjust
  case backend
}
