import { formatPrice, formatRate, useHost, type AnswerOf } from '@vestibule/contracts';
import { dayParts, formatDate } from '@vestibule/contracts/dates';
import { Container } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DeskHeader } from './desk-header';
import { deskPaths } from './desk-paths';
import hub from '@vestibule/ui/hub/hub.module.css';
import styles from './box-office.module.css';
import { DayForm } from './day-form';
import { SumTable } from './sum-table';

/** The closing of a day: sold and cancelled tickets, the VAT in them, and payments by means. */
export function ClosingPage({ data }: { data: AnswerOf<'closing'> }) {
  const { t } = useTranslation('commerce');
  const { lang, href } = useHost();
  const paths = deskPaths(href);
  const { day, sold, cancelled, unpaid, amount, vat, money } = data;
  return (
    <Container className={hub.page}>
      <DeskHeader title={t('boxOffice.closing.title')} withHub>
        <p>
          <Link to={`${paths.boxOffice}?day=${day}`}>{t('boxOffice.back', { day: formatDate(day, lang) })}</Link>
        </p>
      </DeskHeader>
      <DayForm action={paths.closing} day={day} />
      <h2 className={styles.title}>{`${dayParts(day, lang).weekday}, ${formatDate(day, lang)}`}</h2>
      <SumTable
        label={t('boxOffice.closing.sales')}
        columns={['sales', 'orders', 'tickets', 'amount'].map((name) => t(`boxOffice.closing.${name}`))}
        rows={[
          [t('boxOffice.closing.sold'), sold.orders, sold.tickets, formatPrice(sold.amount, lang)],
          [t('boxOffice.closing.cancelled'), cancelled.orders, cancelled.tickets, formatPrice(cancelled.amount, lang)],
          [t('boxOffice.closing.turnover'), '', sold.tickets - cancelled.tickets, formatPrice(amount, lang)],
          [t('boxOffice.closing.unpaid'), unpaid.orders, unpaid.tickets, formatPrice(unpaid.amount, lang)],
        ]}
      />
      {vat.length > 0 && (
        <SumTable
          label={t('boxOffice.closing.vat')}
          columns={['vat', 'gross', 'net', 'tax'].map((name) => t(`boxOffice.closing.${name}`))}
          rows={vat.map(({ rate, gross, net, tax }) => [
            `${formatRate(rate, lang)} %`,
            ...[gross, net, tax].map((one) => formatPrice(one, lang)),
          ])}
        />
      )}
      <SumTable
        label={t('boxOffice.closing.money')}
        columns={['money', 'received', 'refunded'].map((name) => t(`boxOffice.closing.${name}`))}
        rows={money.map(({ way, received, refunded }) => [
          t(`boxOffice.closing.way.${way}`),
          formatPrice(received, lang),
          formatPrice(refunded, lang),
        ])}
      />
      <p className={styles.files}>
        {(['pdf', 'csv'] as const).map((kind) => (
          <a key={kind} href={`/api/box-office/closing.${kind}?day=${day}`} download>
            {t(`boxOffice.closing.${kind}`)}
          </a>
        ))}
      </p>
    </Container>
  );
}
