import { parsePublish } from './parse-options';

describe('parse options', () => {
  test('each route that may go is named by an option of its own', () => {
    expect(parsePublish(['--drop-route', 'events', '--drop-route', 'events-slug-id']).dropRoutes).toEqual([
      'events',
      'events-slug-id',
    ]);
  });

  test('so is each route of another remote that may be taken over', () => {
    expect(parsePublish(['--take-route', 'hub/desk', '--take-route', 'hub/door']).takeRoutes).toEqual([
      'hub/desk',
      'hub/door',
    ]);
  });

  test('without options it goes to all visitors, and no route may go', () => {
    expect(parsePublish([])).toEqual({
      help: false,
      channel: 'stable',
      percent: 5,
      build: undefined,
      dropRoutes: [],
      takePages: [],
      takeRoutes: [],
      registry: undefined,
      by: undefined,
    });
  });

  test('channel, share, registry and author come from the options', () => {
    const args = ['--channel', 'canary', '--percent', '10', '--registry', '/srv/registry', '--by', 'anna'];
    expect(parsePublish(args)).toMatchObject({ channel: 'canary', percent: 10, registry: '/srv/registry', by: 'anna' });
  });

  test('a channel that is none is named', () => {
    expect(() => parsePublish(['--channel', 'beta'])).toThrow('--channel must be stable, canary or none, not beta');
  });

  test('an option that there is not is named', () => {
    expect(() => parsePublish(['--drop-routes', 'events'])).toThrow('--drop-routes');
  });
});
