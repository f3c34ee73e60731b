import type { CallDefinition } from '@vestibule/contracts/calls/define-call';
import { EDITOR, addEditor } from '../../testing/fixtures';
import { BY_GATEWAY, createTestApp, type TestApp } from '../../testing/test-app';
import type { Visitor } from '../../testing/visitor';
import { bodies, urlOf } from './testing/calls';

/**
 * The largest body of each call, filled with the values that take a validator longest, against one of the same size
 * that is one text.
 */
let site: TestApp;
let editor: Visitor;
describe('largest body', () => {
  beforeAll(async () => {
    site = await createTestApp();
    await addEditor(site.db, 'administrator');
    editor = site.visitor();
    await editor.login(EDITOR.email, EDITOR.password);
  });
  afterAll(() => site.close());

  /**
   * Limit of a refusal's processor time beyond the control's, and of memory: several times the values measured on a
   * busy machine. A list without a limit took seconds.
   */
  const MAX_TIMES = 20;
  const SLACK_MS = 400;
  const MAX_HEAP = 64 * 1024 * 1024;

  interface Target {
    readonly name: string;
    readonly method: 'POST' | 'PATCH';
    readonly url: string;
    readonly limit: number;
    readonly fields: readonly string[];
  }
  const fieldsOf = ({ body }: CallDefinition, isModule: boolean) =>
    [body ?? []].flat().flatMap((schema) => {
      const { fields = {} } = schema.describe({ value: undefined }) as { fields?: object };
      // One kind of module will do: all kinds share the other fields.
      return Object.keys(fields).slice(0, isModule ? 1 : undefined);
    });
  /** A change of a module takes the fields of a new one. */
  const targets = bodies
    .filter(([name]) => name !== 'changeModule')
    .map(([name, call]): Target => ({
      name: name === 'createModule' ? `${name} ${call.path}` : name,
      method: call.method === 'PATCH' ? 'PATCH' : 'POST',
      url: urlOf(call),
      limit: call.bodyLimit ?? 0,
      fields: fieldsOf(call, name === 'createModule'),
    }));

  /** `unit` as often as fits between the ends. */
  const filled = (before: string, unit: string, after: string, size: number) => {
    const count = Math.floor((size - before.length - after.length + 1) / (unit.length + 1));
    return `${before}${Array.from({ length: count }, () => unit).join(',')}${after}`;
  };
  const hostile = ({ fields, limit }: Target): string[] => [
    ...fields.flatMap((field) =>
      ['{}', '""', '[]', '[{}]', '{"a":[{}]}'].map((unit) => filled(`{"${field}":[`, unit, ']}', limit)),
    ),
    ...fields.map((field) => filled(`{"${field}":[{"quantities":[`, '""', ']}]}', limit)),
    `{${Array.from({ length: Math.floor(limit / 12) }, (_, index) => `"k${index}":1`).join(',')}}`,
    filled('{"form":1,"field_values":{"a":[', '""', ']}}', limit),
  ];
  const control = ({ limit }: Target) => `{"unknown":"${'a'.repeat(limit - 14)}"}`;

  async function cost(target: Target, payload: string) {
    const headers = {
      ...BY_GATEWAY,
      'x-csrftoken': await editor.csrf(),
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.0.${(address = (address + 1) % 250)}`,
    };
    const heap = process.memoryUsage().heapUsed;
    // Not the clock's time: other programs take of that.
    const start = process.cpuUsage();
    const { statusCode } = await editor.send({ method: target.method, url: target.url, payload, headers });
    const { user, system } = process.cpuUsage(start);
    return { statusCode, ms: (user + system) / 1000, heap: process.memoryUsage().heapUsed - heap };
  }
  let address = 0;

  test.each(targets.map((target) => [target.name, target] as const))(
    '%s refuses its largest body at once',
    async (_, target) => {
      const base = await cost(target, control(target));
      expect(base.statusCode).toBeLessThan(500);
      for (const payload of hostile(target)) {
        expect(payload.length).toBeLessThanOrEqual(target.limit);
        const refused = { payload: payload.slice(0, 60), statusCode: 400, slow: false, large: false };
        const measure = async () => {
          const { statusCode, ms, heap } = await cost(target, payload);
          return { ...refused, statusCode, slow: ms > MAX_TIMES * base.ms + SLACK_MS, large: heap > MAX_HEAP };
        };
        let measured = await measure();
        // The garbage of other calls only adds: a result that is not repeated was theirs.
        for (let again = 0; again < 5 && (measured.slow || measured.large); again += 1) measured = await measure();
        expect(measured).toEqual(refused);
      }
      // One byte more is not read.
      expect((await cost(target, `${control(target)}${' '.repeat(2)}`)).statusCode).toBe(413);
    },
  );
});
