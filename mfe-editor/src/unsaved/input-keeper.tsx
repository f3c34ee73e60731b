import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldValues } from '../shared/editable';
import { useLeaveGuard } from '../shared/use-leave-guard';
import { usePutOff } from '../shared/use-put-off';
import { UnsavedOffer } from './unsaved-offer';
import type { Unsaved } from './unsaved-store';
import type { UnsavedInput } from './use-unsaved';

interface InputKeeperProps {
  readonly input: UnsavedInput;
  /** The saved values. */
  readonly base: FieldValues;
  /** Their version; empty for a new record. */
  readonly version: string;
  /** Those values of the form that differ from the saved ones, null for one that is empty now. */
  readonly changes: FieldValues;
  /** Sentence about the changes that others have made since the input was typed. */
  readonly older?: string;
  /** Puts offered input into the form. */
  readonly onTake: (offer: Unsaved) => void;
}

/**
 * While something in the form has not been saved it is stored, and the browser asks before the form goes. Offers the
 * input of an earlier time.
 */
export function InputKeeper({ input, base, version, changes, older, onTake }: InputKeeperProps) {
  const { t } = useTranslation('editor');
  const { of, keeper, offer } = input;
  const isChanged = Object.keys(changes).length > 0;
  useLeaveGuard(isChanged);
  const put = usePutOff(() => {
    if (isChanged)
      keeper.change({
        ...of,
        version,
        before: valuesFor(changes, base),
        values: changes,
        updated_at: new Date().toISOString(),
      });
    else if (keeper.state !== 'nowhere') keeper.forget();
  });
  const json = JSON.stringify(changes);
  const told = useRef(json);
  useEffect(() => {
    if (told.current === json) return;
    told.current = json;
    put.soon();
    // A waiting call means unsaved input: the browser would ask before the page goes.
    if (!isChanged) put.now();
  }, [json, isChanged, put]);

  if (offer === undefined) return null;
  const take = () => {
    onTake(offer);
    input.take();
  };
  return (
    <UnsavedOffer
      offer={offer}
      older={offer.version === version ? undefined : (older ?? t('unsaved.older'))}
      onTake={take}
      onDiscard={input.discard}
    />
  );
}

/** The values of these fields, null for empty ones. */
export const valuesFor = (named: FieldValues, values: FieldValues): FieldValues =>
  Object.fromEntries(Object.keys(named).map((name) => [name, values[name] ?? null]));
