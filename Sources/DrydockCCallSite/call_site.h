#include <stdint.h>

/// The address to which the calling function returns: it tells the line from which that function was called.
/// The function must not be inlined. Costs one load.
__attribute__((swift_name("returnAddress()")))
static inline __attribute__((always_inline)) uintptr_t drydock_return_address(void) {
    return (uintptr_t)__builtin_extract_return_addr(__builtin_return_address(0));
}
