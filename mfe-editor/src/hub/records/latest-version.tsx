import { isLocalised, type Field, type Fields } from '@vestibule/contracts/fields/field';
import { useEffect, useRef, type RefObject } from 'react';
import { useForm, useFormState } from 'react-final-form';
import type { FieldValues } from '../../shared/editable';
import { mergeValues } from '../../shared/merge-values';
import { formValues } from './record-values';
import type { SavedValues } from './saved-values';

interface LatestVersionProps {
  readonly fields: Fields;
  readonly saved: SavedValues;
  /** The values that are being sent, or that the form had from the server last. */
  readonly submitted: RefObject<FieldValues>;
}

/**
 * After a save the form has the server's values, but for fields that have been changed since they were sent. A state
 * that is loaded while another save is under way waits for that one's end: it may be older.
 */
export function LatestVersion({ fields, saved: { version, values }, submitted }: LatestVersionProps) {
  const form = useForm<FieldValues>();
  const { submitting } = useFormState<FieldValues>({ subscription: { submitting: true } });
  const shown = useRef(version);
  useEffect(() => {
    if (submitting || shown.current === version) return;
    shown.current = version;
    const latest = formValues(fields, values);
    const sent = submitted.current;
    form.initialize((now) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, latestOf(field, now[name], sent[name], latest[name])]),
      ),
    );
    // The next state takes the place of this one.
    submitted.current = latest;
  }, [form, fields, version, values, submitted, submitting]);
  return null;
}

/** A value of the form: the latest one, but for a part or a language of it that has been changed since it was sent. */
function latestOf(field: Field, now: unknown, sent: unknown, latest: unknown): unknown {
  if (now === sent) return latest;
  if (field.type !== 'group' && !isLocalised(field)) return now;
  const of = { of: field };
  const states = { before: { of: sent }, mine: { of: now }, theirs: { of: latest } };
  return formValues(of, mergeValues(of, states).values)['of'];
}
