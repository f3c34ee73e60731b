import { useHost, type ApiClient } from '@vestibule/contracts';
import { useEffect, useMemo, useState } from 'react';
import { DraftKeeper, type DraftPorts } from '../shared/draft-keeper';
import { useQuietLogin } from '../shared/use-quiet-login';
import { unsavedStore, type Unsaved } from './unsaved-store';

/** The name of a form, and the title of its record for lists. */
export interface UnsavedForm {
  readonly form: string;
  readonly title: string;
}

/** The unsaved input of a form: stored while it is typed, offered when the form is opened again. */
export interface UnsavedInput {
  readonly of: UnsavedForm;
  readonly keeper: DraftKeeper<Unsaved>;
  /** Input of an earlier time that the user has not decided on: the form waits for it. */
  readonly offer: Unsaved | undefined;
  /** The form has the offered input now. */
  readonly take: () => void;
  /** Deletes the offered input. */
  readonly discard: () => void;
}

/**
 * @param stored The input that the server has, from the loader of the page.
 * @param isChange Whether values differ from those that are saved; input that does not is no offer.
 */
export function useUnsaved(
  of: UnsavedForm,
  stored: Unsaved | undefined,
  isChange: (unsaved: Unsaved) => boolean,
): UnsavedInput {
  const { form } = of;
  const { api, store } = useHost();
  const user = store.user.login?.id ?? 0;
  const quietly = useQuietLogin();
  const [ports] = useState<DraftPorts<Unsaved>>(() => {
    const local = unsavedStore(user);
    return {
      write: local.write,
      remove: () => void local.remove(form),
      send: ({ updated_at: _, ...body }) => quietly(() => api.call('storeUnsavedForm', { body })),
      drop: () => api.call('dropUnsavedForm', { params: { form } }),
    };
  });
  const [keeper] = useState(() => new DraftKeeper(ports, stored !== undefined));
  const [offer, setOffer] = useState(() => (stored && isChange(stored) ? stored : undefined));
  useEffect(() => {
    let isGone = false;
    void unsavedStore(user)
      .read(form)
      .then((here) => {
        const isLater = here !== undefined && (stored === undefined || stored.updated_at < here.updated_at);
        if (!isGone && isLater && keeper.state === 'nowhere' && isChange(here)) setOffer(here);
      });
    const again = () => void keeper.flush();
    addEventListener('online', again);
    return () => {
      isGone = true;
      removeEventListener('online', again);
      // The browser has it until the server has answered.
      void keeper.flush();
    };
    // Once: another form is another component.
  }, []);
  return useMemo(
    () => ({
      of: { form, title: of.title },
      keeper,
      offer,
      take: () => setOffer(undefined),
      discard: () => {
        setOffer(undefined);
        keeper.forget();
      },
    }),
    [form, of.title, keeper, offer],
  );
}

/**
 * Loads the input of a form that the server has. A form opens without it where it cannot be loaded: its input may be in
 * this browser, and its values can be edited all the same.
 */
export async function loadUnsaved(api: ApiClient, form: string, signal: AbortSignal): Promise<Unsaved | undefined> {
  try {
    return (await api.call('unsavedForms', { signal })).find((one) => one.form === form);
  } catch {
    return undefined;
  }
}
