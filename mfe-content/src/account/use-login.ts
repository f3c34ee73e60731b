import { isSiteError, useHost, type RefusedPost } from '@vestibule/contracts';
import { CUSTOMER_CONTROLS } from '@vestibule/contracts/customer-fields';
import { sitePath } from '@vestibule/contracts/paths/site-path';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { goTo } from './go-to';

export type LoginFailure = 'refused' | 'limited' | 'unavailable';

/**
 * Sends the form; on success the whole page is reloaded, at `?next=` or at home. A post without script that was
 * `refused` comes back, except the password.
 */
export function useLogin(refused: RefusedPost | undefined) {
  const { api, lang, report } = useHost();
  const [search] = useSearchParams();
  const before = startOf(refused);
  const [errors, setErrors] = useState<LoginErrors>(before.errors);
  const [failure, setFailure] = useState<LoginFailure | null>(before.failure);
  const [pending, setPending] = useState(false);
  const [asksCode, setAsksCode] = useState(before.asksCode);
  const next = sitePath(search.get('next') ?? before.next);

  async function send(body: { readonly email: string; readonly password: string; readonly code?: string }) {
    setPending(true);
    try {
      await api.call('login', { body });
      goTo(next ?? `/${lang}`);
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

  return { errors, email: before.email, failure, next, pending, asksCode, submit };
}

/** How the page begins. */
function startOf(refused: RefusedPost | undefined) {
  const posted = new URLSearchParams(refused?.posted);
  const { code, email, password, '': whole } = refused?.problems ?? {};
  const failure: LoginFailure = refused?.reason === 'limited' ? 'limited' : whole ? 'refused' : 'unavailable';
  const errors: LoginErrors = {
    ...(email && { email: posted.get('email') ? ('email' as const) : ('required' as const) }),
    ...(password && { password: 'required' as const }),
    ...(code === 'unauthorised' && { code: 'code' as const }),
  };
  return {
    errors,
    failure: refused && !email && !password && !code ? failure : null,
    asksCode: code !== undefined,
    email: posted.get('email') ?? '',
    next: posted.get(CUSTOMER_CONTROLS.next),
  };
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

function failureOf(error: unknown): LoginFailure {
  if (!isSiteError(error)) return 'unavailable';
  if (error.code === 'rate_limited') return 'limited';
  return error.status === 400 || error.status === 401 || error.status === 403 ? 'refused' : 'unavailable';
}

type FieldError = 'required' | 'email' | 'code';

interface LoginErrors {
  readonly email?: FieldError;
  readonly password?: FieldError;
  readonly code?: FieldError;
}

interface Typed {
  readonly email: string;
  readonly password: string;
  /** Undefined where none is needed. */
  readonly code: string | undefined;
}

/** Problems of the input before it is sent: only an obviously invalid address or password. */
function checkCredentials({ email, password, code }: Typed): LoginErrors {
  return {
    ...(email === '' ? { email: 'required' as const } : !/^\S+@\S+$/.test(email) && { email: 'email' as const }),
    ...(password === '' && { password: 'required' as const }),
    ...(code === '' && { code: 'required' as const }),
  };
}
