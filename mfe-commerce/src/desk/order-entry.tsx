import { formatPrice, useHost, useHydrated } from '@vestibule/contracts';
import { formatInstant, formatTime } from '@vestibule/contracts/dates';
import { seatWords } from '@vestibule/contracts/seats/seat-words';
import type { DeskOrder } from '@vestibule/contracts/schemas/box-office';
import { Button, VisuallyHidden } from '@vestibule/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '@vestibule/ui/hub/ask-dialog';
import list from '@vestibule/ui/hub/list.module.css';
import styles from './box-office.module.css';
import type { Desk } from './use-desk';

interface OrderEntryProps {
  readonly order: DeskOrder;
  readonly desk: Desk;
}

/** An order with its tickets of the date; its money is taken, and it is cancelled, after a question. */
export function OrderEntry({ order, desk }: OrderEntryProps) {
  const { t } = useTranslation('commerce');
  const { lang } = useHost();
  const isLive = useHydrated();
  const nameId = useId();
  const [isAsked, setAsked] = useState(false);
  const { number, state } = order;
  const paid = order.paid_by
    ? t(`boxOffice.paidBy.${order.paid_by}`, { at: order.paid_at === null ? '' : formatInstant(order.paid_at, lang) })
    : t(order.paid ? 'boxOffice.paid' : 'boxOffice.open');
  const action = (words: string, onClick: () => unknown) => (
    <Button small disabled={!isLive} onClick={() => void onClick()}>
      {words} <VisuallyHidden>{number}</VisuallyHidden>
    </Button>
  );
  const cancel = () => {
    setAsked(false);
    void desk.cancel(number);
  };
  return (
    <li className={list.entry} aria-labelledby={nameId}>
      <h3 id={nameId} className={list.name}>
        {order.name || t('boxOffice.noName')}, {number}
      </h3>
      <p className={list.facts}>
        <strong>{state === 'confirmed' ? paid : t(`boxOffice.state.${state}`)}</strong>
        {state === 'cancelled' && order.paid && <span>{paid}</span>}
        <span>{t('boxOffice.total', { total: formatPrice(order.total, lang) })}</span>
        <span>{t(`boxOffice.payment.${order.payment}`)}</span>
        {order.email && <span>{order.email}</span>}
      </p>
      {order.lines.map((line, index) => (
        <div key={index}>
          <p className={list.facts}>
            <span>
              {line.quantity} × {[line.seat_group, line.price_name].filter(Boolean).join(', ')}
            </span>
            <span>{formatPrice(line.price, lang)}</span>
            {line.time_start && <span>{formatTime(`1970-01-01T${line.time_start}`, lang)}</span>}
          </p>
          {state === 'confirmed' && <Tickets tickets={line.tickets} />}
        </div>
      ))}
      <div className={list.actions}>
        {order.can_pay &&
          desk.found.ways.map((way) => (
            <span key={way}>{action(t(`boxOffice.pay.${way}`), () => desk.pay(number, way))}</span>
          ))}
        {order.pdf_url && (
          <a href={order.pdf_url} download>
            {t('boxOffice.pdf')} <VisuallyHidden>{number}</VisuallyHidden>
          </a>
        )}
        {order.can_cancel && action(t('boxOffice.cancel'), () => setAsked(true))}
      </div>
      <AskDialog
        open={isAsked}
        title={t('boxOffice.cancelling.title')}
        text={t(order.paid ? 'boxOffice.cancelling.paid' : 'boxOffice.cancelling.text', { number })}
        keep={{ label: t('boxOffice.cancelling.keep'), onClick: () => setAsked(false) }}
        go={{ label: t('boxOffice.cancel'), onClick: cancel }}
      />
    </li>
  );
}

function Tickets({ tickets }: { readonly tickets: DeskOrder['lines'][number]['tickets'] }) {
  const { t } = useTranslation('commerce');
  const { lang } = useHost();
  return (
    <ul role="list" className={styles.tickets}>
      {tickets.map(({ code, seat, used_at: usedAt }) => (
        <li key={code}>
          <code>{code}</code>
          {seat && <span>{seatWords([seat], lang)}</span>}
          <span>{usedAt === null ? t('boxOffice.notIn') : t('boxOffice.in', { at: formatInstant(usedAt, lang) })}</span>
        </li>
      ))}
    </ul>
  );
}
