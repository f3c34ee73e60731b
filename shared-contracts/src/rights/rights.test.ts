import { RIGHT_NAMES, withImplied } from './names';
import { READY_RIGHTS, READY_ROLES } from './ready-roles';
import { mayDo } from './record-rights';

describe('names of rights', () => {
  test('a right brings those that it needs', () => {
    expect(withImplied(['publish:events', 'sell', 'other'])).toEqual([
      'hub',
      'admit',
      'sell',
      'edit:events',
      'publish:events',
    ]);
    expect(withImplied([])).toEqual([]);
  });
});

describe('ready-made roles', () => {
  test.each(READY_ROLES)('the rights of %s are whole, and in the order of all', (role) => {
    expect(READY_RIGHTS[role]).toEqual(withImplied(READY_RIGHTS[role]));
  });

  test('an administrator has all', () => {
    expect(READY_RIGHTS.administrator).toEqual(RIGHT_NAMES);
  });
});

describe('actions on records', () => {
  test('a record that is never hidden is made by those who may publish it', () => {
    expect(mayDo(['hub', 'edit:venues'], 'create', 'venues')).toBe(false);
    expect(mayDo(['hub', 'edit:venues'], 'change', 'venues')).toBe(true);
    expect(mayDo(['hub', 'edit:venues', 'publish:venues'], 'create', 'venues')).toBe(true);
    expect(mayDo(['hub', 'edit:events'], 'create', 'events')).toBe(true);
  });

  test('prices of an event are changed by those who may change prices alone', () => {
    expect(mayDo(['hub', 'prices'], 'change', 'events')).toBe(true);
    expect(mayDo(['hub', 'prices'], 'create', 'events')).toBe(false);
    expect(mayDo(['hub', 'prices'], 'change', 'articles')).toBe(false);
  });
});
