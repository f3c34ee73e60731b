import { allTextFiles, textFilesOf } from './site-exposes';

const file = (name: string) => ({ path: `i18n/${name}.json`, integrity: '' });
/** Built before the site got Czech; English lacks the part of the desk. */
const remote = {
  translations: { de: file('de'), en: file('en') },
  textParts: { desk: { de: file('desk/de') } },
};
const pathsOf = (files: readonly { readonly path: string }[]) => files.map(({ path }) => path);

describe('files of texts', () => {
  it('are those of the language, and of the default language where the remote has none', () => {
    const ref = { remote, texts: 'desk' } as unknown as Parameters<typeof textFilesOf>[0];
    expect(pathsOf(textFilesOf(ref, 'en'))).toEqual(['i18n/en.json', 'i18n/desk/de.json']);
    expect(pathsOf(textFilesOf(ref, 'cs'))).toEqual(['i18n/de.json', 'i18n/desk/de.json']);
    expect(pathsOf(allTextFiles(remote, 'cs'))).toEqual(['i18n/de.json', 'i18n/desk/de.json']);
  });

  it('are the own ones alone where an expose names no part', () => {
    const ref = { remote } as unknown as Parameters<typeof textFilesOf>[0];
    expect(pathsOf(textFilesOf(ref, 'de'))).toEqual(['i18n/de.json']);
  });
});
