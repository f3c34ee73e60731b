import { useHost } from '@vestibule/contracts';
import { Anchor, RichText } from '@vestibule/ui';
import { Fact } from '@vestibule/ui/facts';
import { useTranslation } from 'react-i18next';
import { toProgrammeSearch, WHOLE_PROGRAMME } from '../query';
import type { EventDetailData } from './event-detail.loader';
import styles from './event-access.module.css';

/** Its own access first, each a way to all that has the same; then how one gets into its venue. */
export function EventAccess({ event: { access, ownAccess } }: { event: EventDetailData }) {
  const { t } = useTranslation('programme');
  const { href } = useHost();
  if (access === '' && ownAccess.length === 0) return null;
  return (
    <Fact name={t('facts.access')}>
      {ownAccess.length > 0 && (
        <ul className={styles.own}>
          {ownAccess.map(({ id, name }) => (
            <li key={id}>
              <Anchor href={href('events', {}) + toProgrammeSearch({ ...WHOLE_PROGRAMME, filters: { access: id } })}>
                {name}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      {access && <RichText html={access} />}
    </Fact>
  );
}
