import { useHost, type AnswerOf } from '@vestibule/contracts';
import { Anchor, Container } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { HubHeader } from '../frame/hub-header';
import hub from '@vestibule/ui/hub/hub.module.css';
import { SecondFactor } from './second-factor';
import { Sessions } from './sessions';

export interface OwnAccount {
  readonly sessions: AnswerOf<'ownSessions'>;
  readonly secondFactor: AnswerOf<'secondFactor'>;
}

/** One's own account: where one is logged in, and the second factor. */
export function AccountPage({ data }: { data: OwnAccount }) {
  const { t } = useTranslation('editor');
  const { href } = useHost();
  return (
    <Container className={hub.page}>
      <HubHeader title={t('account.title')} withHub>
        <p>
          <Anchor href={href('user-settings', {})}>{t('account.password')}</Anchor>
        </p>
      </HubHeader>
      <SecondFactor initial={data.secondFactor} />
      <Sessions initial={data.sessions} />
    </Container>
  );
}
