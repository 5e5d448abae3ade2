#pragma once

/// What Swift's concurrency runtime has for those who run its jobs, and no header declares; null where a runtime lacks it.
struct RuntimeSymbols {
  /// The variable `swift_task_enqueueGlobal_hook`.
  void *_Nullable enqueueGlobalHook;
  /// The variable `swift_task_getMainExecutor_hook`.
  void *_Nullable mainExecutorHook;
  /// The function `swift_task_getJobTaskId`.
  void *_Nullable jobTaskID;
  /// The function `swift_task_getJobFlags`.
  void *_Nullable jobFlags;
};

/// Finds the symbols in the program and the libraries that it uses.
struct RuntimeSymbols findRuntimeSymbols(void);
