import { isSiteError, useHost } from '@vestibule/contracts';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../session/reason';

/** Sends the login; `failure` says in words why there was none. */
export function useLogin(onDone: () => void) {
  const { api, store } = useHost();
  const { t } = useTranslation('editor');
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  async function send(body: { readonly email: string; readonly password: string }) {
    setPending(true);
    setFailure(null);
    try {
      store.user.setLogin(await api.call('login', { body }));
      onDone();
    } catch (error) {
      const refused = isSiteError(error) && (error.status === 400 || error.status === 401);
      setFailure(refused ? t('login.refused') : reasonOf(error, t));
      setPending(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const values = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = values.get(name);
      return typeof value === 'string' ? value : '';
    };
    void send({ email: text('email').trim(), password: text('password') });
  }

  return { failure, pending, submit };
}
