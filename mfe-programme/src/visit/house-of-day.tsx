import { useHost } from '@vestibule/contracts';
import { Anchor } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import type { House } from './to-house';
import { useLabel } from './use-label';
import styles from './visit.module.css';

/** A house on the day that is planned for: its hours, today what they mean just now, and why they are different. */
export function HouseOfDay({ house, day }: { house: House; day: string }) {
  const { t } = useTranslation('programme');
  const { href } = useHost();
  const label = useLabel(house, day);
  const { name, venue, hours, note, noteUrl } = house;
  return (
    <li className={styles['house']}>
      <h3 className={styles['name']}>
        {venue ? <Anchor href={href('venues-slug-id', { slug: venue.slug, id: venue.id })}>{name}</Anchor> : name}
      </h3>
      <p className={styles['hours']}>{hours || t('hours.closed')}</p>
      {label && hours && (
        <p className={styles['now']}>
          <Label label={label} />
        </p>
      )}
      {note && <p>{noteUrl ? <Anchor href={noteUrl}>{note}</Anchor> : note}</p>}
    </li>
  );
}

function Label({ label: { kind, ...values } }: { label: NonNullable<House['label']> }) {
  const { t } = useTranslation('programme');
  return <>{t(kind === 'closed' ? 'visit.over' : `hours.${kind}`, values)}</>;
}
