import { sourceFiles } from './source-files';

/** Wording that visitors stumbled over: it must not come back. */
const REJECTED = {
  de: [/Ausstellungsart/i, /Tickets buchen/, /Demnächst buchbar/],
  en: [/minutes to read/i, /comes back to the house again and again/i],
  // The shop has one name: e-shop. Names of texts are not shown.
  cs: [/Vollpreis/, /: ".*webshop/i, /internetov\S+ obchod/i],
};

test.each(['de', 'en', 'cs'] as const)('the site says nothing in %s that visitors stumbled over', (lang) => {
  const files = sourceFiles(['json']).filter(
    ({ path }) => /\/translations\/(?:\w+\/)?(\w+)\.json$/.exec(path)?.[1] === lang,
  );
  expect(files.length).toBeGreaterThan(4);
  const found = files.flatMap(({ path, text }) =>
    REJECTED[lang].filter((wording) => wording.test(text)).map((wording) => `${path}: ${wording.source}`),
  );
  expect(found).toEqual([]);
});
