/**
 * Endings of nouns and adjectives, longest first, with the least length of the word and the letters that are removed.
 */
const ENDINGS: readonly (readonly [leastLength: number, ending: RegExp])[] = [
  [6, /(?:ech|ich|ych|ach|eho|iho|emi|imi|ymi|ami|emu|imu)$/],
  [5, /(?:em|im|ym|am|um|ou|mi|(?<=.{4})us)$/],
  [4, /[aeiouy]$/],
];

/**
 * Ends of nouns in -m and -us (program, cyklus) after a vowel, and of verbs. Verbs only after consonants that nouns
 * seldom have there, and where four letters stay: a `salat` is no `sal`, a `format` no `forma`.
 */
const TAILS: readonly RegExp[] = [
  /^(.{3,})(?:em|im|ym|am|um)$/,
  /^(.{4,})us$/,
  /^(.{4,})(?:aj|ej|ajt|ejt|ajic|ejic)$/,
  /^(.{4,}v)t$/,
  /^(.{3,}[vdhk])(?:at|al)$/,
  /^(.{3,}[cslvzdpbr])(?:it|il)$/,
];

/** Young ones, with their own endings: zvíře, zvířete, zvířata. */
const YOUNG = /^(zvir|devc|hrab|kur|kot|sten|mlad|jehn|ptac|dit)(?:et|at)(?:e|i|em|a|y|um|ech)?$/;

/** Forms of short words, and of words that change inside, with the stem of their other forms. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    den: 'dny dni dnu dne dnem dnech dnum',
    hra: 'hry hre hru hrou her hram hrami',
    sen: 'sny snu snem snech snum',
    mse: 'msi msim msich msemi',
    zed: 'zdi zdmi zdim zdech',
    pes: 'psi psa psu psem psy psum',
    strach: 'strach',
    soch: 'sose',
    strech: 'strese',
    mouch: 'mouse',
    cech: 'cesi',
    hoch: 'hosi',
    ok: 'oko oku okem oci ocim ocich ocima',
    zajm: 'zajem',
    dojm: 'dojem',
  }).flatMap(([stem, forms]) => forms.split(' ').map((form) => [form, stem] as const)),
);

/** Stems in which a vowel changes from form to form: dům, domu; dítě, děti; přítel, přátelé. */
const CHANGING: ReadonlyMap<string, string> = new Map([
  ['dum', 'dom'],
  ['kun', 'kon'],
  ['stul', 'stol'],
  ['vuz', 'voz'],
  ['dvur', 'dvor'],
  ['nuz', 'noz'],
  ['buh', 'boh'],
  ['dit', 'det'],
  ['pratl', 'pritl'],
]);

/**
 * The stem of a Czech word, the same for its other forms: the light stemmer of Dolamic and Savoy (Indexing and stemming
 * approaches for the Czech language, 2009), for words without diacritics, as visitors type them. Where two words meet
 * only because č and c, or š and s, are one letter then, the rule is left out or narrowed; verbs in -at, -it, -ovat and
 * adjectives have more forms than there.
 */
export function czechStem(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  const stem = evened(withoutTail(withoutEnding(word)));
  return CHANGING.get(stem) ?? stem;
}

function withoutEnding(word: string): string {
  const young = YOUNG.exec(word)?.[1];
  if (young !== undefined) return young;
  const [, ending] = ENDINGS.find(([least, one]) => word.length >= least && one.test(word)) ?? [];
  return ending === undefined ? word : word.replace(ending, '');
}

function withoutTail(word: string): string {
  // maluje, malovat, malovaný, malování; Karlův, Karlova.
  const same = word.replace(/(?<=.{3})(?:uj|ujem|ujet|ujic|ovan)$/, 'ov').replace(/(?<=.{2}[^aeiouy])uv$/, 'ov');
  const tail = TAILS.find((one) => one.test(same));
  const rest = tail ? same.replace(tail, '$1') : same;
  // Dvořákovy, babiččin; a shorter one is no possessive: `ostrov`, `hostin`, `krajin`.
  return rest.replace(/(?<=.{5})ov$/, '').replace(/(?<=.{4}c)in$/, '');
}

/**
 * Without the e that comes and goes (dílen, dílna), and with one consonant for those that change (prohlídka, prohlídce;
 * kniha, knize).
 */
function evened(word: string): string {
  const even = word.replace(/(?<=.{2})e(?=[^aeiouy]$)/, '');
  if (/ct$/.test(even) && even.length > 4) return even.replace(/ct$/, 'ck');
  // `tanec` is no `tank`, `práce` no `prak`, `věc` no `věk`.
  if (/(?:.{4}|.{2}[^aeiouyn])c$/.test(even)) return even.replace(/c$/, 'k');
  return even.replace(/(?<=.{3})z$/, 'h');
}
