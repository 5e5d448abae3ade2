#include "RuntimeSymbols.h"

#if defined(__linux__)
// The linker finds them, be the runtime a library or a part of the program: a program that contains the runtime
// (`--static-swift-stdlib`) does not show its symbols to `dlsym`.
extern char swift_task_enqueueGlobal_hook __attribute__((weak));
extern char swift_task_getMainExecutor_hook __attribute__((weak));
extern char swift_task_getJobTaskId __attribute__((weak));
extern char swift_task_getJobFlags __attribute__((weak));

struct RuntimeSymbols findRuntimeSymbols(void) {
  return (struct RuntimeSymbols){
      &swift_task_enqueueGlobal_hook,
      &swift_task_getMainExecutor_hook,
      &swift_task_getJobTaskId,
      &swift_task_getJobFlags,
  };
}
#else
#include <dlfcn.h>

struct RuntimeSymbols findRuntimeSymbols(void) {
  return (struct RuntimeSymbols){
      dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook"),
      dlsym(RTLD_DEFAULT, "swift_task_getMainExecutor_hook"),
      dlsym(RTLD_DEFAULT, "swift_task_getJobTaskId"),
      dlsym(RTLD_DEFAULT, "swift_task_getJobFlags"),
  };
}
#endif
