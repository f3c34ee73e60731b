import { isSiteError, useHost } from '@vestibule/contracts';
import { sitePath } from '@vestibule/contracts/host/site-path';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { checkCredentials, type LoginErrors } from './check-credentials';
import { goTo } from './go-to';

export type LoginFailure = 'refused' | 'limited' | 'unavailable';

/** Sends the form; on success the whole page is reloaded, at `?next=` or at home. */
export function useLogin() {
  const { api, lang, report } = useHost();
  const [search] = useSearchParams();
  const [errors, setErrors] = useState<LoginErrors>({});
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [pending, setPending] = useState(false);
  const [asksCode, setAsksCode] = useState(false);

  async function send(body: { readonly email: string; readonly password: string; readonly code?: string }) {
    setPending(true);
    try {
      await api.call('login', { body });
      goTo(sitePath(search.get('next')) ?? `/${lang}`);
    } catch (error) {
      setPending(false);
      if (isSiteError(error) && error.code === 'second_factor') return setAsksCode(true);
      if (isSiteError(error) && error.field === 'code') return setErrors({ code: 'code' });
      const kind = failureOf(error);
      if (kind === 'unavailable') report(error);
      setFailure(kind);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const email = textOf(values.get('email')).trim();
    const password = textOf(values.get('password'));
    const code = asksCode ? textOf(values.get('code')).trim() : undefined;
    const found = checkCredentials({ email, password, code });
    setErrors(found);
    setFailure(null);
    const firstWrong = (['email', 'password', 'code'] as const).find((name) => found[name]);
    if (firstWrong) form.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
    else void send({ email, password, ...(code !== undefined && { code }) });
  }

  return { errors, failure, pending, asksCode, submit };
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

function failureOf(error: unknown): LoginFailure {
  if (!isSiteError(error)) return 'unavailable';
  if (error.code === 'rate_limited') return 'limited';
  return error.status === 400 || error.status === 401 || error.status === 403 ? 'refused' : 'unavailable';
}
