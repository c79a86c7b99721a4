#include <stddef.h>
#include <stdint.h>

/// The address to which the calling function returns: it tells the line from which that function was called.
/// The function must not be inlined. Costs one load.
__attribute__((swift_name("returnAddress()")))
static inline __attribute__((always_inline)) uintptr_t drydock_return_address(void) {
    return (uintptr_t)__builtin_extract_return_addr(__builtin_return_address(0));
}

// Of the C library, whose own module has neither.

/// The program or library that an address is in.
struct drydock_image {
    /// As the loader was told it; the program's is what it was called by.
    const char *file;
    void *base;
    const char *symbol;
    void *symbol_address;
};

/// 0 where the address is in none.
int drydock_find_image(const void *address, struct drydock_image *image) __asm__("dladdr");

/// Where the pattern stands first; null where it does not.
const void *drydock_find_bytes(const void *bytes, size_t count, const void *pattern, size_t length) __asm__("memmem");
