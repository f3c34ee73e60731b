import { isLocalised, isRequired, type Field, type Fields, type TextualField } from '@vestibule/contracts/fields/field';
import { LIMITS } from '@vestibule/contracts/fields/limits';
import { isTextual, listRule, textRule, valueRule } from '@vestibule/contracts/fields/rules';
import { LANGUAGES, type Localised } from '@vestibule/contracts/languages';
import { trimmed } from '@vestibule/contracts/schemas/common';
import { mixed, ValidationError, type Schema, type TestContext } from 'yup';
import { sayWhatIsWrong } from '../content/pack/say-what-is-wrong';
import { cleanLocalised, isLocalisedText } from '../content/schemas/localised';

/** What a pack may have under each field's name; of columns what `columns` says. */
export function packShape(fields: Fields, columns?: Schema): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const rule = field.type === 'columns' ? columns : packRule(field);
      return rule === undefined ? [] : [[name, rule]];
    }),
  );
}

/** Packs refer by name. */
const nameRule = () => trimmed().max(LIMITS.key);

function packRule(field: Exclude<Field, { type: 'columns' }>): Schema {
  if (field.type === 'list') return listRule(field, packShape(field.of));
  if (!isTextual(field)) return valueRule(field, nameRule);
  if (isLocalised(field)) return localisedRule(field);
  return isRequired(field) ? textRule(field).required('is required') : textRule(field);
}

/** One text per language, each as the field has it; at least one where it is required. */
function localisedRule(field: TextualField): Schema {
  const rule = textRule(field);
  const texts = mixed<Localised>(isLocalisedText)
    .typeError('must be an object with one text per language')
    .transform((value: unknown) =>
      isLocalisedText(value)
        ? cleanLocalised(Object.fromEntries(Object.entries(value).map(([lang, text]) => [lang, rule.cast(text)])))
        : value,
    )
    .test('texts', function (value) {
      return checkTexts(this, rule, value ?? {});
    });
  return isRequired(field)
    ? texts
        .required('is required')
        .test('some-text', 'must have a text in at least one language', (value) => Object.keys(value).length > 0)
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
