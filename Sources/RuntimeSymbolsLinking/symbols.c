// What Swift's concurrency runtime has for those who run its jobs, and no header declares; null where a runtime lacks it.
#if defined(__linux__)
// The linker finds them, be the runtime a library or a part of the program: a program that contains the runtime
// (`--static-swift-stdlib`) does not show its symbols to `dlsym`.
#define RUNTIME_SYMBOL(function, symbol)                                                                                \
  extern char symbol __attribute__((weak));                                                                            \
  void *function(void) { return &symbol; }
#else
#include <dlfcn.h>

#define RUNTIME_SYMBOL(function, symbol)                                                                                \
  void *function(void) { return dlsym(RTLD_DEFAULT, #symbol); }
#endif

RUNTIME_SYMBOL(deepLinkSimulatorEnqueueGlobalHook, swift_task_enqueueGlobal_hook)
RUNTIME_SYMBOL(deepLinkSimulatorMainExecutorHook, swift_task_getMainExecutor_hook)
RUNTIME_SYMBOL(deepLinkSimulatorCurrentTask, swift_task_getCurrent)
RUNTIME_SYMBOL(deepLinkSimulatorJobTaskID, swift_task_getJobTaskId)
RUNTIME_SYMBOL(deepLinkSimulatorJobFlags, swift_task_getJobFlags)
