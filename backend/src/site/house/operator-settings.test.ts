import type { Settings } from '@vestibule/contracts';
import { documents } from '../../platform/db/schema';
import { createTestApp } from '../../testing/test-app';

test.each(['', 'https://shop.example/haus'])(
  'the operator says which shop pages show in a frame, whatever the settings say: %j',
  async (shopFrame) => {
    const site = await createTestApp({ shopFrame });
    try {
      await site.db.insert(documents).values({ name: 'settings', value: { shop_frame: 'https://evil.example' } });
      const answer = await site.visitor().get('/de/pageeditor-api/settings');
      expect(answer.json<Settings>().shop_frame).toBe(shopFrame);
    } finally {
      await site.close();
    }
  },
);
