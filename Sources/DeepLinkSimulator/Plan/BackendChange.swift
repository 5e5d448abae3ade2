/// What a `backend` step puts in the place of the servers' earlier answers.
struct BackendChange: Sendable {
  var appsFlyer: AppsFlyerBackend?
  var adjust: AdjustBackend?
}
