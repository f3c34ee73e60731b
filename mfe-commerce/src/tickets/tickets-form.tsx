import { formatPrice, MAX_TICKETS_PER_LINE, useHost, type RefusedPost } from '@vestibule/contracts';
import { amountControl, EVENT_CONTROL } from '@vestibule/contracts/posted-cart';
import { Alert, Anchor, Button, Container, PageHeader, TextField } from '@vestibule/ui';
import { ChoiceLinks } from '@vestibule/ui/choice-links';
import { FieldGroup } from '@vestibule/ui/form-fields/field-group';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isOpen, slotAt, type Group } from '../booking/state/booking-event';
import shopPage from '../shop-page.module.css';
import { refusalKey } from './refusal-key';
import type { TicketsData } from './tickets.loader';
import styles from './tickets.module.css';

interface TicketsFormProps {
  readonly data: TicketsData;
  readonly refused: RefusedPost | undefined;
  /** Reason why nothing was reserved, where the page knows more than the response. */
  readonly failure?: string;
  /** The other way to the same tickets. */
  readonly other?: { readonly href: string; readonly text: string } | undefined;
  /** Further controls of the choice. */
  readonly children?: ReactNode;
}

/** Tickets of one event for browsers without script: the widget's choice as a form. */
export function TicketsForm({ data, refused, failure, other, children }: TicketsFormProps) {
  const { t } = useTranslation('commerce');
  const { lang } = useHost();
  const { pathname } = useLocation();
  const { event, time, times } = data;
  const posted = new URLSearchParams(refused?.posted);
  const problem = refused?.problems[''] ?? '';
  const amountOf = (control: string) => posted.get(control) ?? '0';
  return (
    <Container narrow className={shopPage.page}>
      <PageHeader size={2} subline={data.when}>
        <span lang={data.lang === lang ? undefined : data.lang}>{data.title}</span>
      </PageHeader>
      {refused && <Alert kind="error">{failure ?? t(refusalKey(problem))}</Alert>}
      {times.length > 0 && (
        <ChoiceLinks
          label={t('booking.timeslots')}
          choices={times
            .filter((one) => one.open)
            .map((one) => ({
              href: `${pathname}?time=${encodeURIComponent(one.time)}`,
              name: t('booking.time', { time: one.time }),
              current: one.time === time,
            }))}
        />
      )}
      <form method="post" action={pathname} className={styles.form}>
        <input type="hidden" name={EVENT_CONTROL} value={event.jet} />
        {event.groups.map((group) => (
          <GroupFields key={group.id} group={group} time={time} amountOf={amountOf} />
        ))}
        {children}
        <div>
          <Button type="submit" variant="primary">
            {t('booking.add')}
          </Button>
        </div>
      </form>
      {other && (
        <p>
          <Anchor href={other.href}>{other.text}</Anchor>
        </p>
      )}
      <p>
        <Anchor href={data.url}>{t('tickets.toEvent')}</Anchor>
      </p>
    </Container>
  );
}

interface GroupFieldsProps {
  readonly group: Group;
  readonly time: string;
  /** The amount typed before the page came back. */
  readonly amountOf: (control: string) => string;
}

function GroupFields({ group, time, amountOf }: GroupFieldsProps) {
  const { t } = useTranslation('commerce');
  const { lang } = useHost();
  const block = slotAt(group, time)?.block;
  return (
    <FieldGroup legend={group.name || t('booking.groups')}>
      {!isOpen(group, time) ? (
        <p>{t('booking.soldOut')}</p>
      ) : (
        group.offers.map((offer) => {
          const control = amountControl(group.id, block, offer.saleType);
          return (
            <TextField
              key={offer.id}
              label={`${offer.name || offer.text}, ${formatPrice(offer.price, lang)}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={MAX_TICKETS_PER_LINE}
              name={control}
              defaultValue={amountOf(control)}
            />
          );
        })
      )}
    </FieldGroup>
  );
}
