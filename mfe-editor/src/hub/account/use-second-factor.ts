import { isSiteError, useHost, type AnswerOf } from '@vestibule/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHubWrite } from '../frame/use-hub-write';

/** Turns the second factor on and off; `codes` are the recovery codes while they may be seen. */
export function useSecondFactor(initial: AnswerOf<'secondFactor'>) {
  const { api } = useHost();
  const { t } = useTranslation('editor');
  const write = useHubWrite();
  const [state, setState] = useState(initial);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const refused = (error: unknown) =>
    isSiteError(error) && error.status === 400 && (error.field === 'code' || error.field === 'password')
      ? t(`account.wrong.${error.field}`)
      : undefined;

  return {
    state,
    codes,
    /** Whether it has begun. */
    start: async (password: string, code: string): Promise<boolean> => {
      const secret = state.offer?.secret ?? '';
      const body = { password, secret, code };
      const answer = await write(() => api.call('startSecondFactor', { body }), t('account.started'), refused);
      if (!answer) return false;
      setCodes(answer.codes);
      setState({ active: true, recovery_codes: answer.codes.length, offer: null });
      return true;
    },
    /** Whether it has ended. */
    end: async (password: string): Promise<boolean> => {
      const body = { password };
      const isDone = await write(() => api.call('endSecondFactor', { body }), t('account.stopped'), refused);
      if (!isDone) return false;
      setCodes([]);
      setState(await api.call('secondFactor'));
      return true;
    },
  };
}
