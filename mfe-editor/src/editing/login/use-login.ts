import { isSiteError, useHost } from '@vestibule/contracts';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { typedText } from '@vestibule/ui/typed-text';
import { reasonOf } from '@vestibule/ui/hub/reason-of';

/** Sends the login; `failure` is the text of the reason why there was none. */
export function useLogin(onDone: () => void) {
  const { api, store } = useHost();
  const { t } = useTranslation('editor');
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [asksCode, setAsksCode] = useState(false);

  async function send(body: { readonly email: string; readonly password: string; readonly code?: string }) {
    setPending(true);
    setFailure(null);
    try {
      store.user.setLogin(await api.call('login', { body }));
      onDone();
    } catch (error) {
      setPending(false);
      if (isSiteError(error) && error.code === 'second_factor') return setAsksCode(true);
      if (isSiteError(error) && error.field === 'code') return setFailure(t('login.wrongCode'));
      const refused = isSiteError(error) && (error.status === 400 || error.status === 401);
      setFailure(refused ? t('login.refused') : reasonOf(error, t));
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const text = typedText(event.currentTarget);
    const code = asksCode ? { code: text('code').trim() } : {};
    void send({ email: text('email').trim(), password: text('password'), ...code });
  }

  return { failure, pending, asksCode, submit };
}
