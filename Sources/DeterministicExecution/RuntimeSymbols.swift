/// The concurrency runtime's symbols for executors; each is nil if the runtime lacks it.
///
/// The functions are those of `RuntimeSymbolsLinking`, in C. The calling conventions of C and Swift agree for functions
/// without parameters that return a pointer.
enum RuntimeSymbols {
  /// The variable `swift_task_enqueueGlobal_hook`.
  @_silgen_name("deepLinkSimulatorEnqueueGlobalHook") static func enqueueGlobalHook() -> UnsafeMutableRawPointer?
  /// The variable `swift_task_getMainExecutor_hook`.
  @_silgen_name("deepLinkSimulatorMainExecutorHook") static func mainExecutorHook() -> UnsafeMutableRawPointer?
  /// The function `swift_task_getCurrent`.
  @_silgen_name("deepLinkSimulatorCurrentTask") static func currentTask() -> UnsafeMutableRawPointer?
  /// The function `swift_task_getJobTaskId`.
  @_silgen_name("deepLinkSimulatorJobTaskID") static func jobTaskID() -> UnsafeMutableRawPointer?
  /// The function `swift_task_getJobFlags`.
  @_silgen_name("deepLinkSimulatorJobFlags") static func jobFlags() -> UnsafeMutableRawPointer?
}
