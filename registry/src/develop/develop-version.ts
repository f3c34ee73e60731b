/** Marks a version that a developer built while working: shown in their preview only, never published. */
const MARK = '-dev.';

export const isDevelopVersion = (version: string): boolean => version.includes(MARK);

/** Common start of the versions of one session of work: `0.1.0-dev.<session>.`. */
export const developPrefix = (packageVersion: string, session: string): string => `${packageVersion}${MARK}${session}.`;
