import { useHost, type AnswerOf } from '@vestibule/contracts';
import { Anchor, Container } from '@vestibule/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageChoice } from '../../shared/language-choice';
import { HubHeader } from '../frame/hub-header';
import hub from '@vestibule/ui/hub/hub.module.css';
import list from '@vestibule/ui/hub/list.module.css';
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
  const languageId = useId();
  return (
    <Container className={hub.page}>
      <HubHeader title={t('account.title')} withHub>
        <p>
          <Anchor href={href('user-settings', {})}>{t('account.password')}</Anchor>
        </p>
      </HubHeader>
      <section aria-labelledby={languageId} className={list.section}>
        <h2 id={languageId}>{t('account.language')}</h2>
        <p>{t('account.languageText')}</p>
        <LanguageChoice label={t('account.language')} />
      </section>
      <SecondFactor initial={data.secondFactor} />
      <Sessions initial={data.sessions} />
    </Container>
  );
}
