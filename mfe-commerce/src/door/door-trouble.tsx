import { useHost } from '@vestibule/contracts';
import { formatInstant } from '@vestibule/contracts/dates';
import { Button } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import list from '@vestibule/ui/hub/list.module.css';
import type { Door } from './door';
import styles from './door.module.css';
import type { LetIn } from './let-in';

/** Holders who were let in here without network and should not have been, until staff have confirmed the note. */
export const DoorTrouble = observer(function DoorTrouble({ door }: { readonly door: Door }) {
  const { t } = useTranslation('commerce');
  const { lang } = useHost();
  const refused = door.letIn.filter(({ state }) => state === 'refused');
  const ticketOf = ({ hash }: LetIn) => door.kept?.list.tickets.find((one) => one.hash === hash);
  const who = (one: LetIn) => {
    const { name = '', seat_group = '', price_name = '' } = ticketOf(one) ?? {};
    return [name, seat_group, price_name].filter(Boolean).join(', ');
  };
  const elsewhere = (one: LetIn) => {
    const { because = 'used' } = one;
    const ticket = ticketOf(one);
    if (because !== 'used') return t(`door.trouble.${because}`);
    if (ticket?.given_back) return t('door.trouble.givenBack');
    if (!ticket?.used_at) return t('door.trouble.usedBefore');
    return t('door.trouble.used', { time: formatInstant(ticket.used_at, lang) });
  };
  return (
    <div role="status">
      {refused.length > 0 && (
        <section className={list.section} aria-label={t('door.trouble.title')}>
          <h2>{t('door.trouble.title')}</h2>
          <ul role="list" className={styles.trouble}>
            {refused.map((one) => (
              <li key={one.hash}>
                <strong>{who(one)}</strong>
                <span>{t('door.trouble.here', { time: formatInstant(one.at, lang) })}</span>
                <span>{elsewhere(one)}</span>
                <Button
                  small
                  aria-label={t('door.trouble.seenOf', { who: who(one) })}
                  onClick={() => void door.see(one)}
                >
                  {t('door.trouble.seen')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
});
