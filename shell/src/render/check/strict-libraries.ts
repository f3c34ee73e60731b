import { SHARED_LIBRARIES, type SharedLibraryRule } from '@vestibule/contracts/libraries';
import { strictLibrary } from '@vestibule/contracts/strict-library';
import { SERVER_LIBRARIES } from '../libraries';

const RULES: Readonly<Record<string, SharedLibraryRule>> = SHARED_LIBRARIES;

/**
 * The worker's libraries, which throw when they are asked for what they do not have: on the site it would be undefined.
 */
export const STRICT_LIBRARIES: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries(SERVER_LIBRARIES).map(([name, library]) => {
    const names = RULES[name]?.names;
    return [name, names ? strictLibrary(name, library, names) : library];
  }),
);
