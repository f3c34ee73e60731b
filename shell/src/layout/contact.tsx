import { useHost, type Settings } from '@vestibule/contracts';
import { Anchor } from '@vestibule/ui';
import { useTranslation } from '../app/use-translation';
import styles from './contact.module.css';

/** A number as a telephone dials it: without the zero that only domestic calls have. */
const dialled = (phone: string) => phone.replace(/\(0\)/, '').replace(/[^\d+]/g, '');

/** How people reach the organisation: address, telephone, mail, and its pages at social networks. */
export function Contact({ contact: { phone, email, profiles, venue } }: { contact: NonNullable<Settings['contact']> }) {
  const { t } = useTranslation('shell');
  const { href } = useHost();
  const address = venue?.address_line ?? '';
  if (!address && !phone && !email && profiles.length === 0) return null;
  return (
    <address className={styles.contact} aria-label={t('footer.contact')}>
      {venue && address && <Anchor href={href('venues-slug-id', { slug: venue.slug, id: venue.id })}>{address}</Anchor>}
      {phone && (
        <a href={`tel:${dialled(phone)}`}>
          <span className={styles.name}>{t('footer.phone')}</span> {phone}
        </a>
      )}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {profiles.length > 0 && (
        <ul role="list" className={styles.profiles}>
          {profiles.map(({ name, url }) => (
            <li key={url}>
              <Anchor href={url}>{name}</Anchor>
            </li>
          ))}
        </ul>
      )}
    </address>
  );
}
