import { Anchor } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './order.module.css';
import type { OrderView } from './order.loader';

/** Tickets and calendar while they are good for something, and the invoices, which stay. */
export function OrderFiles({ order }: { order: OrderView }) {
  const { t } = useTranslation('commerce');
  const files = [
    { href: order.pdf_url, text: t('order.pdf') },
    { href: order.calendar_url, text: t('order.calendar') },
    ...order.invoices.map(({ number, cancels, pdf_url }) => ({
      href: pdf_url,
      text: t(cancels ? 'order.cancellationInvoice' : 'order.invoice', { number }),
    })),
  ].filter(({ href }) => href !== '');
  if (files.length === 0) return null;
  return (
    <ul role="list" className={styles.files}>
      {files.map(({ href, text }) => (
        <li key={href}>
          <Anchor href={href}>{text}</Anchor>
        </li>
      ))}
    </ul>
  );
}
