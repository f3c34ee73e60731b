/** @jest-environment jsdom */
import { RootStore, type Language } from '@vestibule/contracts';
import { addTranslations, createI18n } from '@vestibule/contracts/i18n';
import { exampleUserDetails } from '@vestibule/contracts/examples/house';
import type { AppHost } from '../app/app-host';
import { fetchJson } from './fetch-json';
import { speak, type SpeakingPage } from './speak';

jest.mock('./fetch-json');

// Statements that this file shows:
// - docs/behaviour/frame.md#language-of-the-hub

const TEXTS: Readonly<Record<string, object>> = {
  '/shells/1/i18n/cs.json': { home: 'Domů' },
  '/shells/1/i18n/de.json': { home: 'Start' },
  '/remotes/editor/1/cs.json': { save: 'Uložit' },
  '/remotes/editor/1/de.json': { save: 'Speichern' },
  '/remotes/editor/1/hub-cs.json': { list: 'Seznam' },
};

const file = (path: string) => ({ path });
/** Each page of these tests has a version of its own, as files of texts are added once to a document. */
const editorOf = (version: string) => ({
  slots: [],
  name: 'editor',
  version,
  translations: { de: file('de.json'), cs: file('cs.json') },
  textParts: { hub: { cs: file('hub-cs.json') } },
});
let pages = 0;

function page(localised: boolean) {
  jest.mocked(fetchJson).mockImplementation((url) => Promise.resolve(TEXTS[url.replace(/editor.\d+/, 'editor/1')]));
  document.documentElement.lang = 'de';
  document.body.innerHTML = '<div id="root" data-texts="/shells/1/i18n/de.json"></div>';
  const i18n = createI18n('de');
  addTranslations(i18n, 'shell', 'de', TEXTS['/shells/1/i18n/de.json'] as Record<string, unknown>);
  const store = new RootStore();
  const reported: unknown[] = [];
  const host = {
    lang: 'de',
    i18n,
    store,
    composition: { id: 'a', remotes: [editorOf(`${(pages += 1)}`)] },
    report: (error: unknown) => void reported.push(error),
  } as unknown as AppHost;
  const done: string[] = [];
  const speaking = {
    host,
    navigation: {
      getShown: () => ({ location: { pathname: '/cms-hub' } }),
      refresh: () => void done.push(`refresh ${host.lang} ${host.tools?.lang}`),
      reload: async () => void done.push('reload'),
    },
    table: { match: () => ({ localised }) },
    data: { clear: () => undefined },
  } as unknown as SpeakingPage;
  const choose = (language: Language | '') => {
    store.user.setDetails({ ...exampleUserDetails, language });
    return speak(speaking);
  };
  return { host, done, choose, reported };
}

describe('a page without a language of its own', () => {
  it('is shown in the chosen one, in the same document, and its data are fetched in it', async () => {
    const { host, done, choose } = page(false);
    await choose('cs');
    expect(done).toEqual(['refresh cs undefined', 'reload']);
    expect(host.i18n.t('shell:home')).toBe('Domů');
    expect(document.documentElement.lang).toBe('cs');
    await choose('de');
    expect([host.lang, host.i18n.t('shell:home'), document.documentElement.lang]).toEqual(['de', 'Start', 'de']);
  });
});

describe('a page in the language of its address', () => {
  it('stays; the tools speak the chosen one until it is that of the page', async () => {
    const { host, done, choose } = page(true);
    await choose('cs');
    expect(done).toEqual(['refresh de cs']);
    expect(host.tools?.i18n.language).toBe('cs');
    expect(['save', 'list'].map((key) => host.tools?.i18n.t(`editor:${key}`))).toEqual(['Uložit', 'Seznam']);
    expect([host.i18n.language, document.documentElement.lang]).toEqual(['de', 'de']);
    await choose('de');
    expect(host.tools).toBeUndefined();
  });
});

describe('speak', () => {
  it('does nothing for the language that the page and its tools speak', async () => {
    const { done, choose } = page(true);
    await choose('de');
    expect(done).toEqual([]);
  });

  it('stays as it is where texts cannot be loaded, or no language was chosen', async () => {
    const { host, done, choose, reported } = page(false);
    await choose('');
    const away = new Error('away');
    jest.mocked(fetchJson).mockRejectedValue(away);
    await choose('cs');
    expect([host.lang, done, reported]).toEqual(['de', [], [away]]);
  });
});
