#!/usr/bin/env bash
# Runs one shard of the tests that 'swift build --build-tests' built, for Bazel: TEST_SHARD_INDEX and TEST_TOTAL_SHARDS
# choose it, and results go where Bazel collects them. The bundle is run by itself, since 'swift test' locks the build folder.
set -uo pipefail
package=$(dirname "$(realpath "$0")")
cd "$package"
tests=("${SHOP_BUILD:-$package/.build}"/debug/*PackageTests.xctest)
export SNAPSHOT_ARTIFACTS=${TEST_UNDECLARED_OUTPUTS_DIR:-$package/.build/snapshot-failures}
"${tests[0]}" --testing-library swift-testing
first=$?
"${tests[0]}"
second=$?
[ "$first" = 0 ] && [ "$second" = 0 ]
