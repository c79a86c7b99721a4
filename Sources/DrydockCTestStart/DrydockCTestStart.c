#include "DrydockCTestStart.h"

/* XCTest tells an observer which test begins, and tells nobody which test runs: the observer has to be there before the
   first test, and Swift has nothing that runs before main. */
extern void drydock_snapshots_start(void);

__attribute__((constructor)) static void start(void) { drydock_snapshots_start(); }
