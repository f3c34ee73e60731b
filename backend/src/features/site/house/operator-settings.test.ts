import type { Settings } from '@vestibule/contracts';
import { documents } from '../../../platform/db/tables';
import { createTestApp } from '../../../testing/test-app';

const FORGED = { shop_frame: 'https://evil.example', cookie_domain: 'evil.example' };

describe('operator settings', () => {
  test.each([
    { shop_frame: '', cookie_domain: '' },
    { shop_frame: 'https://shop.example/haus', cookie_domain: 'museum.example' },
  ])(
    'the operator says which shop is framed and whose hosts see the badge’s cookies, whatever the settings say: %j',
    async (operatorSettings) => {
      const site = await createTestApp({ operatorSettings });
      try {
        await site.db.insert(documents).values({ name: 'settings', value: FORGED });
        const answer = await site.visitor().get('/de/pageeditor-api/settings');
        expect(answer.json<Settings>()).toMatchObject(operatorSettings);
      } finally {
        await site.close();
      }
    },
  );
});
