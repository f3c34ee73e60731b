/** Jest's options for all unit tests but those that take long. */
export const WITHOUT_LONG = ['--testPathIgnorePatterns', '\\.long\\.test\\.'];
/** Those that take long: many databases, servers, builds. */
export const LONG_ONLY = ['--testPathPatterns', '\\.long\\.test\\.', '--testTimeout=240000'];
