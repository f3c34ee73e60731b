import { SHARED_LIBRARIES, type SharedLibraryRule } from '@vestibule/contracts/libraries';
import { FACADES } from './index';

const narrowed = Object.entries<SharedLibraryRule>(SHARED_LIBRARIES).filter(([, { names }]) => names);

describe('facades', () => {
  test.each(narrowed)('%s gives remotes exactly the names that the contract lists', (library, { names }) => {
    const facade = (FACADES as Readonly<Record<string, object>>)[library];
    expect(Object.keys(facade ?? {}).sort()).toEqual([...(names ?? [])].sort());
  });
});
