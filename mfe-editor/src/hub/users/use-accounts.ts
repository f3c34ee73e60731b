import { isSiteError, useHost, type AnswerOf, type Language } from '@vestibule/contracts';
import type { BodySent } from '@vestibule/contracts/api/calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHubWrite } from '../frame/use-hub-write';

export type AccountView = AnswerOf<'users'>[number];
export interface Invited {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: string;
  readonly language?: Language;
}

type Delivery = AnswerOf<'sendPasswordLink'>;
interface LinkToPassOn {
  readonly email: string;
  readonly link: string;
}

/** The accounts in the server's state after each write, and the writes to them. */
export function useAccounts(initial: readonly AccountView[]) {
  const { api } = useHost();
  const { t } = useTranslation('editor');
  const write = useHubWrite();
  const [accounts, setAccounts] = useState(initial);
  /** The link that no mail brings: the administrator passes it on. */
  const [toPassOn, setToPassOn] = useState<LinkToPassOn>();
  const delivered =
    (email: string, sent: string) =>
    ({ is_mailed: isMailed, link }: Delivery): string => {
      setToPassOn(link === null ? undefined : { email, link });
      if (isMailed) return sent;
      return t(link === null ? 'users.notMailed' : 'users.passOn', { email });
    };
  const show = (account: AccountView | undefined) => {
    if (account) setAccounts((known) => known.map((one) => (one.id === account.id ? account : one)));
  };
  const refused = (error: unknown) => {
    if (isSiteError(error) && error.status === 403) return t('refusal.own_rights');
    return isSiteError(error) && error.status === 409
      ? t(error.field === 'email' ? 'users.taken' : error.field === 'role' ? 'users.lastAdministrator' : 'users.shut')
      : undefined;
  };
  const params = ({ id }: AccountView) => ({ id });

  return {
    accounts,
    toPassOn,
    /** Whether the account has been made. */
    invite: async (body: Invited): Promise<boolean> => {
      const made = await write(
        () => api.call('inviteUser', { body }),
        delivered(body.email, t('users.invited', { email: body.email })),
        refused,
      );
      if (made) setAccounts((known) => [...known, made].sort((a, b) => a.email.localeCompare(b.email)));
      return made !== undefined;
    },
    change: async (one: AccountView, body: BodySent<'changeUser'>) =>
      show(await write(() => api.call('changeUser', { params: params(one), body }), t('alert.saved'), refused)),
    sendLink: async (one: AccountView) =>
      void (await write(
        () => api.call('sendPasswordLink', { params: params(one) }),
        delivered(one.email, t('users.linkSent', { email: one.email })),
        refused,
      )),
    endSessions: async (one: AccountView) =>
      show(await write(() => api.call('endUserSessions', { params: params(one) }), t('users.loggedOut'), refused)),
    dropSecondFactor: async (one: AccountView) =>
      show(await write(() => api.call('dropSecondFactor', { params: params(one) }), t('alert.saved'), refused)),
  };
}
