import { LANGUAGES } from '@vestibule/contracts';
import { Field, TextField } from '@vestibule/ui';
import { FieldError } from '@vestibule/ui/field-error';
import { Finder } from '@vestibule/ui/finder';
import { Choice } from '@vestibule/ui/form-fields/choice';
import { Select } from '@vestibule/ui/hub/select';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Story, StoryGroup } from '../story';

export default { title: 'Fields' } satisfies StoryGroup;

function Fields() {
  const { t } = useTranslation('styleguide');
  return (
    <>
      <Field label={t('sample.language')} hint={t('sample.hint')}>
        {(control) => (
          <select {...control}>
            {LANGUAGES.map((lang) => (
              <option key={lang} value={lang}>
                {t(`language.${lang}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('sample.text')}>{(control) => <textarea rows={2} {...control} />}</Field>
    </>
  );
}
/** Around a control of the caller: a choice and a long text. */
export const FieldStory: Story = { name: 'Field', render: () => <Fields /> };

function TextFields() {
  const { t } = useTranslation('styleguide');
  const label = t('sample.content');
  return (
    <>
      <TextField label={label} hint={t('sample.hint')} placeholder={t('sample.placeholder')} />
      <TextField label={label} defaultValue={t('sample.heading')} />
      <TextField label={label} error={t('sample.required')} required />
      <TextField label={label} defaultValue={t('sample.heading')} disabled />
    </>
  );
}
/** Empty with a hint, filled, with an error, and disabled. */
export const TextFieldStory: Story = { name: 'TextField', render: () => <TextFields /> };

function Selects() {
  const { t } = useTranslation('styleguide');
  return (
    <Select
      label={t('sample.language')}
      options={LANGUAGES.map((lang) => ({ value: lang, text: t(`language.${lang}`) }))}
    />
  );
}
export const SelectStory: Story = { name: 'Select', render: () => <Selects /> };

function Choices() {
  const { t } = useTranslation('styleguide');
  const name = useId();
  return (
    <>
      <Choice type="checkbox" defaultChecked>
        {t('sample.newsletter')}
      </Choice>
      {(['card', 'cash'] as const).map((value) => (
        <Choice key={value} type="radio" name={name} value={value} defaultChecked={value === 'card'}>
          {t(`sample.${value}`)}
        </Choice>
      ))}
      <Choice type="checkbox" disabled>
        {t('sample.disabled')}
      </Choice>
    </>
  );
}
/** Boxes and dots, chosen and disabled. */
export const ChoiceStory: Story = { name: 'Choice', render: () => <Choices /> };

function Errors() {
  const { t } = useTranslation('styleguide');
  return <FieldError id={useId()}>{t('sample.wrongDate')}</FieldError>;
}
/** Below a control that is no text field. */
export const FieldErrorStory: Story = { name: 'FieldError', render: () => <Errors /> };

function Places() {
  const { t } = useTranslation('styleguide');
  const [words, setWords] = useState('');
  const all = [
    { id: 'house', text: t('sample.house') },
    { id: 'hall', text: t('sample.hall'), detail: t('sample.garden') },
  ];
  return (
    <Finder
      label={t('sample.place')}
      words={words}
      onWords={setWords}
      options={all.filter(({ text }) => text.toLowerCase().includes(words.toLowerCase()))}
      onChoose={(id) => setWords(all.find((one) => one.id === id)?.text ?? '')}
      nothing={t('sample.nothing')}
    />
  );
}
/** Its list opens at the first letter; a word that is in no option shows that nothing was found. */
export const FinderStory: Story = { name: 'Finder', render: () => <Places /> };
