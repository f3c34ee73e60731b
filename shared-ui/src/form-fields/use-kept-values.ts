import { readStoredJson, removeStored, writeStored } from '@vestibule/contracts/browser-data';
import type { FormApi } from 'final-form';
import { useEffect, useEffectEvent, useState } from 'react';

/** Which values of a form outlive its page. */
export interface Kept {
  /** Under which its tab keeps them: the same for the same form of the same visitor. */
  readonly key: string;
  /** Whether a value is stored, and put into its field again. */
  readonly accepts: (name: string, value: unknown) => boolean;
}

interface Stored {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly values: Readonly<Record<string, unknown>>;
}

const PREFIX = 'vestibule-form:';
const MAX_AGE_MS = 2 * 60 * 60_000;

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Stored>).at === 'number' &&
  typeof (value as Partial<Stored>).values === 'object' &&
  (value as Partial<Stored>).values !== null;

/** A value of a text, a box, or of boxes with one name, of the kind that the field has now. */
const isLike = (value: unknown, now: unknown): boolean =>
  Array.isArray(value)
    ? value.every((one) => typeof one === 'string') && (now === undefined || Array.isArray(now))
    : (typeof value === 'string' || typeof value === 'boolean') && (now === undefined || typeof now === typeof value);

/**
 * Keeps the entered values until the form is sent, for two hours and in this tab only: they are there again after a
 * reload, and after a look at another page (docs/behaviour/frame.md#entered-values). Fields that changed since win.
 */
export function useKeptValues<V extends object>(form: FormApi<V>, kept: Kept | undefined): void {
  const key = kept && PREFIX + kept.key;
  // Each rendering of the form gives another object for it: values are restored once, not over those entered since.
  const [api] = useState(form);
  const restore = useEffectEvent((from: string) => {
    const stored = readStoredJson('session', from, isStored);
    if (!stored || Date.now() - stored.at > MAX_AGE_MS) return;
    const current = form.getState().values as Readonly<Record<string, unknown>>;
    form.batch(() => {
      for (const [name, value] of Object.entries(stored.values))
        if (kept?.accepts(name, value) && isLike(value, current[name]) && !form.getFieldState(name as keyof V)?.dirty)
          form.change(name as keyof V, value as V[keyof V]);
    });
  });
  const pick = useEffectEvent((values: V) =>
    Object.fromEntries(Object.entries(values).filter(([name, value]) => kept?.accepts(name, value))),
  );
  useEffect(() => {
    if (key === undefined) return undefined;
    restore(key);
    const stop = api.subscribe(
      ({ pristine, submitSucceeded, values }) => {
        if (submitSucceeded) removeStored('session', key);
        else if (!pristine) writeStored('session', key, JSON.stringify({ at: Date.now(), values: pick(values) }));
      },
      { pristine: true, submitSucceeded: true, values: true },
    );
    return () => {
      // A form that is gone because it was sent learns of that afterwards.
      if (!api.getState().submitting) stop();
    };
  }, [api, key]);
}
