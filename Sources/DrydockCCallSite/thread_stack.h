#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

/// The GNU library's own, which its headers declare for programs alone that ask for its extensions before any other header.
extern int pthread_getattr_np(pthread_t thread, pthread_attr_t *attributes);

/// The lowest address of the stack of the thread that asks; 0 where that is not known. Takes some microseconds.
__attribute__((swift_name("stackBottom()")))
static inline uintptr_t drydock_stack_bottom(void) {
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
    void *bottom = NULL;
    size_t size = 0;
    int failure = pthread_attr_getstack(&attributes, &bottom, &size);
    pthread_attr_destroy(&attributes);
    return failure ? 0 : (uintptr_t)bottom;
}
