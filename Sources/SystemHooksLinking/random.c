// The random numbers of a simulated app. Swift's runtime gets them from the kernel with `syscall`, and lets a program replace
// no function that is closer to `SystemRandomNumberGenerator`.
#if defined(__linux__)
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/syscall.h>

// Fills in random bytes, or returns false where the kernel has to.
typedef bool (*DeepLinkSimulatorRandomBytes)(void *bytes, ptrdiff_t count);

static _Atomic(DeepLinkSimulatorRandomBytes) answer;

// Sets what answers a request for random bytes from now on. Swift's runtime makes one before it can run Swift code, so that
// the function cannot be found by its name.
void deepLinkSimulatorAnswerRandomBytes(DeepLinkSimulatorRandomBytes function) {
  atomic_store_explicit(&answer, function, memory_order_release);
}

typedef long SystemCall(long number, ...);

// Hands on all six arguments that a system call may have, as the C library does: the kernel reads only those that the call
// has.
long syscall(long number, ...) {
  static _Atomic(SystemCall *) original;
  long argument[6];
  va_list list;
  va_start(list, number);
  for (int index = 0; index < 6; index++) argument[index] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom) {
    DeepLinkSimulatorRandomBytes function = atomic_load_explicit(&answer, memory_order_acquire);
    if (function && function((void *)argument[0], argument[1])) return argument[1];
  }
  SystemCall *call = atomic_load_explicit(&original, memory_order_acquire);
  if (!call) {
    call = (SystemCall *)dlsym(RTLD_NEXT, "syscall");
    atomic_store_explicit(&original, call, memory_order_release);
  }
  return call(number, argument[0], argument[1], argument[2], argument[3], argument[4], argument[5]);
}
#endif
