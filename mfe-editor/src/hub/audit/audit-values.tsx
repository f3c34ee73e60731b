import { isLanguage, LANGUAGES, useHost, type Language } from '@vestibule/contracts';
import { formatInstant } from '@vestibule/contracts/dates';
import { isLocalised, type Field, type Fields } from '@vestibule/contracts/fields/field';
import { SETTINGS } from '@vestibule/contracts/house/settings';
import { isPlainObject } from '@vestibule/contracts/plain-object';
import { recordKindOf, recordOf } from '@vestibule/contracts/records/kinds';
import { useTranslation } from 'react-i18next';
import { kindName } from '../records/kind-name';
import { asWords } from '../../forms/as-words';
import { languageName } from '../../shared/language-name';
import { fieldLabel, type Translated } from '../../forms/field-label';

interface AuditValuesProps {
  readonly title: string;
  /** Whose values they are, e.g. a kind of record. */
  readonly subject: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Values of a write, each with the label that its form has. */
export function AuditValues({ title, subject, values }: AuditValuesProps) {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
  const fields = fieldsOf(subject);
  return (
    <div>
      <p>{title}</p>
      <dl>
        {Object.entries(values).map(([name, value]) => (
          <div key={name}>
            <dt>{auditLabel(subject, name, t)}</dt>
            <dd>{(ownWords(subject, name, value, { t, lang }) ?? valueWords(fields[name], name, value, t)) || '–'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function fieldsOf(subject: string): Fields {
  const kind = recordKindOf(subject);
  return kind === undefined ? (subject === 'settings' ? SETTINGS : {}) : recordOf(kind).fields;
}

/** Label of a noted value: of a field, of a module by its number, or of a publication, also in one language. */
export function auditLabel(subject: string, name: string, t: Translated): string {
  const [, model, id] = /^(\w+) (-?\d+)$/.exec(name) ?? [];
  if (model !== undefined) return `${t(`kind.${model}`, { defaultValue: model })} ${id ?? ''}`;
  return fieldLabel(subject, name.replace(/^publication_/, 'publication.'), t);
}

/** Values that have texts of their own; undefined for all others. */
function ownWords(
  subject: string,
  name: string,
  value: unknown,
  { t, lang }: { readonly t: Translated; readonly lang: Language },
): string | undefined {
  if (Array.isArray(value)) return listWords(subject, name, value.map(String), t);
  if (typeof value !== 'string') return undefined;
  if (name === 'review') return t(`review.step.${value}`, { defaultValue: value });
  if (subject === 'users' && name === 'role') return t(`users.roles.${value}`, { defaultValue: value });
  if (subject === 'users' && name === 'language') return isLanguage(value) ? languageName(value, lang) : value;
  if (!/^publication(_|$)/.test(name)) return undefined;
  // The action, and the instant of a planned one.
  const [action = '', at] = value.split(' ');
  const words = t(`audit.publication.${action}`, { defaultValue: action });
  return at === undefined ? words : `${words}, ${formatInstant(at, lang)}`;
}

/** The rights of a role, and kinds of records, by their names; undefined for other lists. */
function listWords(subject: string, name: string, values: readonly string[], t: Translated): string | undefined {
  const nameOf = (kind: string) => kindName(recordKindOf(kind) ?? 'pages', t);
  if (subject === 'reviews') return values.map(nameOf).join(', ');
  if (subject !== 'roles' || name !== 'rights') return undefined;
  return values
    .map((right) => {
      const [action, kind] = right.split(':', 2);
      return kind === undefined
        ? t(`rights.${right}.title`, { defaultValue: right })
        : `${nameOf(kind)}: ${t(`rights.action.${action}`, { defaultValue: action })}`;
    })
    .join('\n');
}

function valueWords(field: Field | undefined, name: string, value: unknown, t: Translated): string {
  if (isPlainObject(value) && (field === undefined || isLocalised(field)) && isTexts(value))
    return Object.entries(value)
      .map(([lang, text]) => `${t(`language.${lang}`)}: ${valueWords(field, name, text, t)}`)
      .join('\n');
  if (field?.type === 'choice' && typeof value === 'string')
    return t(`choice.${name}.${value}`, { defaultValue: value });
  const words = field && asWords(field, value);
  if (words) return words;
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

const isTexts = (value: object) => {
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => LANGUAGES.some((lang) => lang === name));
};
