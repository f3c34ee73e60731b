import { LANGUAGES, type Language, type Localised } from '@vestibule/contracts';
import { sql, type SQL } from 'drizzle-orm';
import { translator } from '../../../../platform/texts/translate';

/** The text that marks a full price, in the language it is written in (docs/behaviour/tickets.md#prices). */
const nameIn = (lang: Language): string => translator(lang)('prices.full');

/** Whether a price's text marks it as the full one, in whichever language the site writes it. */
export const isFullPrice = (text: Localised): boolean => LANGUAGES.some((lang) => text[lang] === nameIn(lang));

/** The same of a column of texts. */
export const isFullPriceIn = (column: SQL): SQL =>
  sql.join(
    LANGUAGES.map((lang) => sql`${column} ->> ${lang}::text = ${nameIn(lang)}`),
    sql` or `,
  );
