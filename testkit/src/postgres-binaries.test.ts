import { existsSync } from 'node:fs';
import { postgresMissing } from './postgres-binaries';

jest.mock('node:fs', () => ({ ...jest.requireActual<object>('node:fs'), existsSync: jest.fn(() => false) }));

describe('a machine without PostgreSQL', () => {
  const env = { ...process.env };
  beforeEach(() => {
    jest.spyOn(process, 'getuid').mockReturnValue(1000);
  });
  afterEach(() => {
    process.env = { ...env };
    jest.restoreAllMocks();
  });

  it('gives the reason for which a test is skipped', () => {
    delete process.env['CI'];
    expect(postgresMissing()).toMatch(/not installed/);
    expect(existsSync).toHaveBeenCalled();
  });

  it('fails a run of CI', () => {
    process.env['CI'] = 'true';
    expect(() => postgresMissing()).toThrow(/CI needs PostgreSQL: .*not installed/);
  });
});
