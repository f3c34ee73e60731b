import { useHost, type AnswerOf } from '@vestibule/contracts';
import { formatInstant } from '@vestibule/contracts/dates';
import { useTranslation } from 'react-i18next';
import list from '@vestibule/ui/hub/list.module.css';

type Waiting = AnswerOf<'boxOfficeEvent'>['waiting'];

/** Waiting list of the date, the first first; nothing where it is empty. */
export function WaitingList({ waiting }: { readonly waiting: Waiting }) {
  const { t } = useTranslation('commerce');
  const { lang } = useHost();
  if (waiting.length === 0) return null;
  return (
    <section className={list.section} aria-label={t('boxOffice.waiting.title')}>
      <h2>{t('boxOffice.waiting.title')}</h2>
      <ol role="list" className={list.list}>
        {waiting.map(({ email, quantity, state, since, offered_until: until }) => (
          <li key={email} className={list.entry}>
            <strong>{email}</strong>
            <p className={list.facts}>
              <span>{t('boxOffice.waiting.tickets', { count: quantity })}</span>
              <span>
                {t(`boxOffice.waiting.state.${state}`, { at: until === null ? '' : formatInstant(until, lang) })}
              </span>
              <span>{t('boxOffice.waiting.since', { at: formatInstant(since, lang) })}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
