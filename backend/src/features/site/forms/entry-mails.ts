import { FORM_FIELD_TYPES as TYPES, type Language } from '@vestibule/contracts';
import { plainLine } from '@vestibule/contracts/schemas/customer-values';
import type { Letter } from '../../../engines/mail/letter';
import { queueMail } from '../../../engines/mail/outbox';
import type { Database } from '../../../platform/db/database';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { loadSettings } from '../house/settings';
import { loadStaffLanguage } from '../house/staff-language';
import type { FormRow } from './find';
import { translator, type Translate } from '../../../platform/texts/translate';

export interface MailedEntry {
  readonly form: FormRow;
  readonly values: Readonly<Record<string, unknown>>;
  /** Names of its files by their ids. */
  readonly files: ReadonlyMap<string, string>;
  readonly lang: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Queues the mails of an entry: all of it to the form's staff; to its sender, that it has arrived
 * (docs/behaviour/content.md#mails-of-forms). Within the entry's transaction.
 */
export async function queueEntryMails(db: Database, entry: MailedEntry): Promise<void> {
  const { form, now } = entry;
  const sender = senderOf(entry);
  if (form.email) {
    const letter = staffLetter(entry, await loadStaffLanguage(db, form.email));
    await queueMail(db, { recipient: form.email, replyTo: sender, letter, now });
  }
  if (sender === undefined) return;
  const { product } = await loadSettings(db, entry.lang);
  await queueMail(db, {
    recipient: sender,
    replyTo: form.email,
    letter: senderLetter(entry, product),
    byStranger: true,
    now,
  });
}

/** The address in the first field for one. */
function senderOf({ form, values }: MailedEntry): string | undefined {
  const field = form.fields.find(({ type, visible }) => type === TYPES.email && visible);
  const value = field && values[field.slug];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** In the language of the staff; the values as they were sent. */
function staffLetter({ form, values, files, lang }: MailedEntry, staff: Language): Letter {
  const t = translator(staff);
  const title = pick(form.title, staff);
  const facts = form.fields.map(({ slug, label, choices, type }) => {
    const nameOf = (value: string) =>
      files.get(value) ?? (pick(choices.find((one) => one.value === value)?.label ?? {}, staff) || value);
    const text = valueText(values[slug], nameOf, t);
    // A one-line field is for a name or the like; addresses of the web have fields of their own.
    return [pick(label, staff) || slug, type === TYPES.text ? plainLine(text) : text] as const;
  });
  return {
    lang: staff,
    subject: t('forms.house.subject', { form: title }),
    blocks: [t('forms.house.intro', { form: title, lang }), { facts }],
  };
}

function valueText(value: unknown, nameOf: (value: string) => string, t: Translate): string {
  if (Array.isArray(value)) return value.map((one) => nameOf(String(one))).join(', ') || '–';
  if (typeof value === 'boolean') return t(value ? 'forms.house.yes' : 'forms.house.no');
  return typeof value === 'string' && value !== '' ? nameOf(value) : '–';
}

/** Without any typed text: the address may be another person's, who gets no mail with a stranger's words. */
function senderLetter({ form, lang }: MailedEntry, product: string): Letter {
  const t = translator(lang);
  const title = pick(form.title, contentLanguage(lang, form.title));
  return {
    lang,
    subject: t('forms.sender.subject', { form: title }),
    blocks: [t('letter.greeting'), t('forms.sender.received', { form: title }), t('letter.regards'), product],
  };
}
