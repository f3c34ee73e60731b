import { array, mixed, object, ValidationError, type AnySchema, type Schema, type TestContext } from 'yup';
import { DEFAULT_LANGUAGE, LANGUAGES, type Localised } from '@vestibule/contracts/languages';
import {
  isLocalised,
  isRequired,
  LIMITS,
  type Field,
  type Fields,
  type TextualField,
} from '@vestibule/contracts/fields/field';
import { cleanLocalised, isLocalisedText } from './localised-text';
import { isTextual, listRule, textRule, trimmedText, valueRule } from '@vestibule/contracts/fields/rules';
import { sayWhatIsWrong } from './say-what-is-wrong';

/** Rules of fields that hold modules. */
export type ModuleRules = Readonly<Partial<Record<'columns' | 'modules', AnySchema>>>;

/** Shape of a whole record, by field name: texts in all languages, other records by their names. */
export function recordShape(fields: Fields, modules: ModuleRules = {}): Record<string, AnySchema> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const rule = recordRule(field, modules);
      return rule === undefined ? [] : [[name, isRequired(field) ? rule.required('is required') : rule]];
    }),
  );
}

const nameRule = () => trimmedText().max(LIMITS.key);

function recordRule(field: Field, modules: ModuleRules): AnySchema | undefined {
  switch (field.type) {
    case 'columns':
    case 'modules':
      return modules[field.type];
    case 'list':
      return listRule(field, recordShape(field.of, modules));
    case 'group':
      return object(recordShape(field.of, modules)).noUnknown().default(undefined);
    case 'references':
      return array().of(nameRule().required('is required')).max(LIMITS.list);
    default:
      if (!isTextual(field)) return valueRule(field, nameRule);
      return isLocalised(field) ? localisedRule(field) : textRule(field);
  }
}

/** One text per language, each by the field's rule; at least one where it is required. */
function localisedRule(field: TextualField): Schema {
  const rule = textRule(field);
  const kind = field.orPlain === true ? 'a text or an object' : 'an object';
  const clean = (value: Localised) =>
    cleanLocalised(Object.fromEntries(Object.entries(value).map(([lang, text]) => [lang, rule.cast(text)])));
  const texts = mixed<Localised>(isLocalisedText)
    .typeError(`must be ${kind} with one text per language`)
    .transform((value: unknown) => {
      if (isLocalisedText(value)) return clean(value);
      return field.orPlain === true && typeof value === 'string' ? clean({ [DEFAULT_LANGUAGE]: value }) : value;
    })
    .test('texts', function (value) {
      return checkTexts(this, rule, value ?? {});
    });
  return isRequired(field)
    ? texts.test(
        'some-text',
        'must have a text in at least one language',
        (value) => value === undefined || Object.keys(value).length > 0,
      )
    : texts;
}

/** Names the language whose text is wrong. */
function checkTexts(context: TestContext, rule: Schema, texts: Localised): true | ValidationError {
  for (const language of LANGUAGES) {
    try {
      rule.validateSync(texts[language]);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return context.createError({ path: `${context.path}.${language}`, message: sayWhatIsWrong(error) });
    }
  }
  return true;
}
