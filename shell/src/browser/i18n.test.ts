import type { RemoteManifest } from '@vestibule/contracts';
import { createI18n } from '@vestibule/contracts/i18n';
import { fetchJson } from './fetch-json';
import { loadTranslations } from './i18n';

jest.mock('./fetch-json');

const file = (path: string) => ({ path, integrity: '' });
const TEXTS: Readonly<Record<string, object>> = {
  'i18n/de.1.json': { cart: { title: 'Warenkorb' } },
  'i18n/desk/de.2.json': { desk: { title: 'Kasse' } },
};
/** Fetched paths, of any version. */
const fetched = () => jest.mocked(fetchJson).mock.calls.map(([url]) => url.replace(/^\/remotes\/shop\/\d\//, ''));
let version = 0;
let remote: RemoteManifest;
describe('i18n', () => {
  beforeEach(() => {
    jest.mocked(fetchJson).mockReset();
    jest
      .mocked(fetchJson)
      .mockImplementation((url) => Promise.resolve(TEXTS[url.replace(/^\/remotes\/shop\/\d\//, '')]));
    // Texts that were added once are not fetched again.
    remote = {
      name: 'shop',
      version: String((version += 1)),
      translations: { de: file('i18n/de.1.json') },
      textParts: { desk: { de: file('i18n/desk/de.2.json') } },
    } as unknown as RemoteManifest;
  });

  describe('the texts of an expose', () => {
    it('are those of its remote alone where it names no part', async () => {
      const instance = createI18n('de');
      await loadTranslations(instance, { remote }, 'de');
      expect(fetched()).toEqual(['i18n/de.1.json']);
      expect(instance.exists('shop:desk.title')).toBe(false);
    });

    it('have the part that it names besides, in the same namespace, each file once', async () => {
      const instance = createI18n('de');
      await loadTranslations(instance, { remote }, 'de');
      for (const _ of [1, 2]) await loadTranslations(instance, { remote, texts: 'desk' }, 'de');
      expect(fetched()).toEqual(Object.keys(TEXTS));
      const t = instance.getFixedT('de', 'shop');
      expect([t('cart.title'), t('desk.title')]).toEqual(['Warenkorb', 'Kasse']);
    });

    it('are fetched again after they could not be fetched', async () => {
      const instance = createI18n('de');
      jest.mocked(fetchJson).mockRejectedValueOnce(new Error('away'));
      await expect(loadTranslations(instance, { remote }, 'de')).rejects.toThrow('away');
      await loadTranslations(instance, { remote }, 'de');
      expect(instance.getFixedT('de', 'shop')('cart.title')).toBe('Warenkorb');
    });
  });
});
