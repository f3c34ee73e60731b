import type { LineField } from '@vestibule/contracts/fields/field';
import { DEFAULT_LANGUAGE } from '@vestibule/contracts/languages';
import { getIn } from 'final-form';
import { createContext, use, useEffect, useState } from 'react';
import { useFormState } from 'react-final-form';
import { textIn } from '../shared/text-in';
import { FormText } from './form-fields';
import { asAddressPart, NOTATIONS } from './typed-notation';
import type { FieldTexts } from './use-field-texts';
import { useFormField } from './use-form-field';

/** Whether the form is that of a new record, and the fields that a person has changed in it. */
export interface NewForm {
  readonly isNew: boolean;
  readonly changed: Set<string>;
}
export const NewFormContext = createContext<NewForm>({ isNew: false, changed: new Set() });

/** A field's text, made of words beside it. */
export const givenOf = ({ pattern, max }: Pick<LineField, 'pattern' | 'max'>, words: string): string => {
  const write = (pattern && NOTATIONS[pattern]) ?? asAddressPart;
  return (pattern === 'slug' ? write(asAddressPart(words, '_')) : asAddressPart(words)).slice(0, max);
};

interface GivenTextProps extends FieldTexts {
  readonly path: string;
  readonly field: LineField;
  /** Path of the text that it is made of. */
  readonly from: string;
  readonly required: boolean;
}

/**
 * A text that follows another one while that is typed, until a person changes it. One that was saved never follows:
 * it may be part of an address that others have.
 */
export function GivenText({ path, field, from, ...texts }: GivenTextProps) {
  const { isNew, changed } = use(NewFormContext);
  const isPart = path.includes('[');
  const { value, change } = useFormField<string>(path);
  // A field of its own would have its first value again when it is shown again.
  const { values } = useFormState({ subscription: { values: true } });
  const given = givenOf(field, textIn(getIn(values, from), DEFAULT_LANGUAGE));
  const [follows, setFollows] = useState(() => {
    if (!isPart && changed.has(path)) return false;
    return isNew && !isPart ? value === '' || value === given : value === '' && given === '';
  });
  useEffect(() => {
    if (follows && value !== given) change(given);
  });
  return (
    <FormText
      {...texts}
      name={path}
      pattern={field.pattern}
      onTyped={() => {
        setFollows(false);
        if (!isPart) changed.add(path);
      }}
    />
  );
}
