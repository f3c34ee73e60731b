import { ALL_CALLS } from '@vestibule/contracts/calls/all';
import type { CallDefinition } from '@vestibule/contracts/calls/define-call';
import { variantsOf } from '../../platform/api/call-variants';
import { openApi } from './openapi';
import { docsPage } from './page';

describe('api docs', () => {
  test('describes every call of the contract and every module', () => {
    const { openapi, paths } = openApi() as {
      openapi: string;
      paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;
    };
    expect(openapi).toBe('3.1.0');
    for (const definition of Object.values<CallDefinition>(ALL_CALLS))
      for (const { call } of variantsOf(definition))
        expect(paths[call.path]?.[call.method.toLowerCase()]).toBeDefined();
    expect(paths['/{lang}/pageeditor-api/headline/{id}']?.['patch']).toMatchObject({
      requestBody: { content: { 'application/json': { schema: { properties: { content: { type: 'string' } } } } } },
    });
    expect(paths['/{lang}/api/events/']?.['get']?.parameters.map((one) => `${one.in} ${one.name}`)).toEqual(
      expect.arrayContaining(['path lang', 'query room', 'query date', 'query page']),
    );
    expect(paths['/api/login/']?.['post']?.parameters).toMatchObject([{ name: 'X-CSRFToken', in: 'header' }]);
    expect(JSON.parse(JSON.stringify(paths))).toEqual(paths);
  });

  test('describes the way to the payment page and its callbacks', () => {
    const { paths } = openApi() as { paths: Record<string, Record<string, unknown>> };
    expect(paths['/{lang}/api/orders/{number}/{signature}/payment']?.['get']).toMatchObject({
      parameters: [{ name: 'lang' }, { name: 'number' }, { name: 'signature' }],
      responses: { 303: {} },
    });
    expect(paths['/api/payments/callback']?.['post']).toMatchObject({
      parameters: [{ name: 'x-signature', in: 'header', required: true }],
      requestBody: {
        content: {
          'application/json': {
            schema: {
              required: ['event', 'payment'],
              properties: { payment: { properties: { state: { enum: ['open', 'paid', 'failed'] } } } },
            },
          },
        },
      },
    });
  });

  test('can be read without scripts', () => {
    expect(docsPage()).toContain('/{lang}/api/events/{id}/');
    expect(docsPage()).toContain('/api/payments/callback');
    expect(docsPage()).not.toContain('<script');
  });
});
