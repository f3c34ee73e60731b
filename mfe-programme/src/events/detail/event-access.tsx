import { useHost } from '@vestibule/contracts';
import { Anchor, RichText } from '@vestibule/ui';
import { Fact } from '@vestibule/ui/facts';
import { useTranslation } from 'react-i18next';
import { isLanguage } from '../filters/access-options';
import { toProgrammeSearch, WHOLE_PROGRAMME } from '../query';
import type { EventDetailData } from './event-detail.loader';
import styles from './event-access.module.css';

type Access = EventDetailData['ownAccess'];

/** Its own access first, then how one gets into its venue; languages apart. */
export function EventAccess({ event: { access, ownAccess } }: { event: EventDetailData }) {
  const { t } = useTranslation('programme');
  const languages = ownAccess.filter(({ id }) => isLanguage(id));
  const ways = ownAccess.filter(({ id }) => !isLanguage(id));
  return (
    <>
      {languages.length > 0 && (
        <Fact name={t('facts.languages')}>
          <AccessLinks access={languages} />
        </Fact>
      )}
      {(access !== '' || ways.length > 0) && (
        <Fact name={t('facts.access')}>
          <AccessLinks access={ways} />
          {access && <RichText html={access} />}
        </Fact>
      )}
    </>
  );
}

/** Each leads to all events with the same. */
function AccessLinks({ access }: { access: Access }) {
  const { href } = useHost();
  if (access.length === 0) return null;
  return (
    <ul className={styles.own}>
      {access.map(({ id, name }) => (
        <li key={id}>
          <Anchor
            href={
              href('events', {}) +
              toProgrammeSearch({ ...WHOLE_PROGRAMME, filters: isLanguage(id) ? { language: id } : { access: id } })
            }
          >
            {name}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
