/// Asks for the cache line of an address that will be read and written soon. Nothing waits for it, and any address may be
/// given.
__attribute__((swift_name("prefetch(forWriting:)")))
static inline __attribute__((always_inline)) void drydock_prefetch(const void *address) {
    __builtin_prefetch(address, 1);
}
