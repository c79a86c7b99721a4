#include <stdint.h>

/// A number less what follows its point. Swift's own conversion looks whether the number fits, which takes longer than the
/// division that most come from: this one must only be given what fits.
__attribute__((swift_name("truncated(_:)")))
static inline __attribute__((always_inline)) int64_t drydock_truncated(double number) {
    return (int64_t)number;
}
