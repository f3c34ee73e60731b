/** Jest's options for all unit tests but those that take long. */
export const WITHOUT_LONG = ['--testPathIgnorePatterns', '\\.long\\.test\\.'];
/**
 * Those that take long: many databases, servers, builds. In the background each may wait for others for a while: one
 * that ends what makes no progress within seconds would end it too early there.
 */
export const LONG_ONLY = ['--testPathPatterns', '\\.long\\.test\\.', '--testTimeout=240000'];
