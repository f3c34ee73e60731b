import type { Language } from '@vestibule/contracts';
import type { ConsentCategory } from '@vestibule/contracts/consent/categories';
import { categoriesOf, servicesOf, type ConsentService } from '@vestibule/contracts/consent/services';
import type { ConsentTexts } from '@vestibule/contracts/consent/texts';

interface ConsentRow {
  readonly id: string;
  readonly name: string;
  /** Empty: this house. */
  readonly provider: string;
  readonly privacyUrl: string;
  readonly purpose: string;
  readonly stored: readonly { readonly name: string; readonly duration: string }[];
}
export interface ConsentGroup {
  readonly category: ConsentCategory;
  readonly title: string;
  readonly text: string;
  readonly rows: readonly ConsentRow[];
}

const DAY_MINUTES = 24 * 60;

/** `0.0104…` days is "15 minutes"; null "until the browser is closed". */
export function durationText(days: number | null, lang: Language, texts: ConsentTexts): string {
  if (days === null) return texts.duration.session;
  const minutes = Math.round(days * DAY_MINUTES);
  const [unit, count] = minutes < DAY_MINUTES ? (['minutes', minutes] as const) : (['days', Math.round(days)] as const);
  const forms: Readonly<Record<string, string>> = texts.duration;
  const text = forms[`${unit}_${new Intl.PluralRules(lang).select(count)}`] ?? texts.duration[`${unit}_other`];
  return text.replace('{{count}}', new Intl.NumberFormat(lang).format(count));
}

/**
 * The whole consent list in one language, by category: the cookie page's tables. `shop` is the address of the shop that
 * pages show in a frame, if there is one (docs/behaviour/tickets.md#embedded-shop): a visitor who opens them has
 * requested it.
 */
export function consentTable(
  lang: Language,
  texts: ConsentTexts,
  hasTagManager: boolean,
  shop = '',
): readonly ConsentGroup[] {
  const row = ({ id, provider, privacyUrl, stored }: ConsentService): ConsentRow => ({
    id,
    name: texts.names[id as keyof ConsentTexts['names']],
    provider,
    privacyUrl,
    purpose: texts.purposes[id as keyof ConsentTexts['purposes']],
    stored: stored.map(({ name, days }) => ({ name, duration: durationText(days, lang, texts) })),
  });
  return categoriesOf(hasTagManager).map((category) => ({
    category,
    ...texts.categories[category],
    rows: [
      ...servicesOf(category, hasTagManager).map(row),
      ...(shop && category === 'required' ? [shopRow(shop, texts)] : []),
    ],
  }));
}

/** The data that this shop stores is its own, and in no list of ours. */
const shopRow = (shop: string, { shop: { name, purpose, duration } }: ConsentTexts): ConsentRow => ({
  id: 'shop',
  name,
  provider: new URL(shop).host,
  privacyUrl: '',
  purpose,
  stored: [{ name: '*', duration }],
});
