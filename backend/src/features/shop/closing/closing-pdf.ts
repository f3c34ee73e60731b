import { formatPrice, fromCents, type Language } from '@vestibule/contracts';
import { dayParts, formatDate } from '@vestibule/contracts/dates';
import { pdfDocument } from '../paper/pdf-document';
import { closingRows } from './closing-rows';
import { translator } from '../../../platform/texts/translate';
import type { DayClosing } from './day-closing';

interface About {
  readonly lang: Language;
  /** Name of the site. */
  readonly product: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Points. */
const FIGURE = { width: 90, align: { x: 'right', y: 'top' } } as const;

/** The closing of a day on paper, to be checked, signed and archived. */
export async function closingPdf(closing: DayClosing, { lang, product, now }: About): Promise<Buffer> {
  const t = translator(lang);
  const day = `${dayParts(closing.day, lang).weekday}, ${formatDate(closing.day, lang)}`;
  const about = {
    lang,
    title: `${t('closing.title')} – ${day}`,
    author: product,
    created: new Date(now).toISOString(),
  };
  return pdfDocument(about, (document) => {
    document.addPage();
    document.font('strong').fontSize(12).text(product).moveDown(2);
    document.font('title').fontSize(22).text(t('closing.title')).moveDown(0.2);
    document.font('text').fontSize(12).text(day).moveDown(1.5);
    document.fontSize(10).table({
      columnStyles: [{ width: '*' }, { width: 90 }, FIGURE, FIGURE],
      defaultStyle: { border: [0, 0, 0.5, 0], padding: 6 },
      data: [
        ['', '', t('closing.column.tickets'), t('closing.column.amount')],
        ...closingRows(closing, lang).map(({ name, detail, tickets = '', cents }) => [
          name,
          detail,
          String(tickets),
          formatPrice(fromCents(cents), lang),
        ]),
      ],
    });
    document.moveDown(4).text(t('closing.checked'));
  });
}
