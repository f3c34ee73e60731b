import {
  formatPrice,
  fromCents,
  MAX_TICKETS_PER_LINE,
  toCents,
  useHost,
  useHydrated,
  type AnswerOf,
} from '@vestibule/contracts';
import { formatTime } from '@vestibule/contracts/dates';
import type { DeskWay } from '@vestibule/contracts/order-fields';
import type { Seat } from '@vestibule/contracts/seats/seat';
import { Button, TextField } from '@vestibule/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { typedText } from '@vestibule/ui/typed-text';
import list from '@vestibule/ui/hub/list.module.css';
import { Select } from '@vestibule/ui/hub/select';
import styles from './box-office.module.css';
import { LateDeskSeats } from './late-desk-seats';
import { useSale } from './use-sale';

interface SellFormProps {
  readonly eventId: number;
  /** How the site takes money at the desk. */
  readonly ways: readonly DeskWay[];
  readonly groups: AnswerOf<'boxOfficeEvent'>['seat_groups'];
  readonly onSold: () => Promise<void>;
}

/** Tickets that are sold and paid at once: how many of which price, and who buys them, if they say so. */
export function SellForm({ eventId, ways, groups, onSold }: SellFormProps) {
  const { t } = useTranslation('commerce');
  const { lang } = useHost();
  const isLive = useHydrated();
  const sale = useSale(eventId, onSold);
  const [groupId, setGroupId] = useState(groups[0]?.id);
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const [seats, setSeats] = useState<readonly Seat[]>([]);
  const group = groups.find(({ id }) => id === groupId) ?? groups[0];
  if (!group) return null;
  const wanted = group.prices
    .map((price) => ({ ...price, quantity: chosen.get(price.id) ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const total = fromCents(wanted.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = typedText(form);
    const { submitter } = event.nativeEvent as SubmitEvent;
    const way = submitter?.getAttribute('value') === 'card' ? 'card' : 'cash';
    const block = Number(text('block'));
    const isSold = await sale.sell({
      seat_group: group.id,
      ...(block > 0 && { block_id: block }),
      ...(seats.length > 0 && { seats: [...seats] }),
      quantities: wanted.map(({ quantity }) => quantity),
      sale_type_ids: wanted.map((price) => price.sale_type_id),
      total,
      way,
      name: text('name').trim(),
      email: text('email').trim(),
    });
    if (!isSold) return;
    setChosen(new Map());
    setSeats([]);
    form.reset();
  };
  return (
    <section className={list.section} aria-label={t('boxOffice.sell')}>
      <h2>{t('boxOffice.sell')}</h2>
      <form onSubmit={(event) => void submit(event)}>
        <fieldset disabled={!isLive} className={styles.sale}>
          <div className={list.form}>
            {groups.length > 1 && (
              <Select
                label={t('boxOffice.group')}
                value={String(group.id)}
                onChange={({ target }) => {
                  setGroupId(Number(target.value));
                  setChosen(new Map());
                  setSeats([]);
                }}
                options={groups.map(({ id, seat_group: text }) => ({ value: String(id), text }))}
              />
            )}
            {group.timeslots.length > 0 && (
              <Select
                key={group.id}
                label={t('boxOffice.time')}
                name="block"
                defaultValue={String(group.timeslots.find(({ status }) => status !== '0')?.block_id ?? '')}
                options={group.timeslots.map((slot) => ({
                  value: String(slot.block_id),
                  text: [
                    formatTime(`1970-01-01T${slot.time_start}`, lang),
                    slot.status === '0' && t('boxOffice.soldOut'),
                  ]
                    .filter(Boolean)
                    .join(', '),
                }))}
              />
            )}
            {group.prices.map((price) => (
              <TextField
                key={price.id}
                className={styles.quantity}
                label={`${[price.name, price.text].filter(Boolean).join(', ')}, ${formatPrice(price.price, lang)}`}
                type="number"
                inputMode="numeric"
                min={0}
                max={MAX_TICKETS_PER_LINE}
                value={chosen.get(price.id) ?? 0}
                onChange={({ target }) =>
                  setChosen(new Map(chosen).set(price.id, Math.trunc(Number(target.value)) || 0))
                }
              />
            ))}
          </div>
          <div className={list.form}>
            <TextField label={t('boxOffice.buyer')} name="name" maxLength={80} autoComplete="off" />
            <TextField label={t('boxOffice.email')} name="email" type="email" maxLength={254} autoComplete="off" />
          </div>
          {group.has_seats && (
            <LateDeskSeats
              key={group.id}
              turn={sale.count}
              eventId={eventId}
              groupId={group.id}
              wanted={wanted.reduce((sum, { quantity }) => sum + quantity, 0)}
              chosen={seats}
              onChoose={setSeats}
            />
          )}
          <p className={styles.answer} aria-live="polite">
            {t('boxOffice.total', { total: formatPrice(total, lang) })}
          </p>
          <div className={list.actions}>
            {(['cash', 'card'] as const)
              .filter((way) => ways.includes(way))
              .map((way) => (
                <Button
                  key={way}
                  type="submit"
                  value={way}
                  variant={way === ways[0] ? 'primary' : 'secondary'}
                  aria-disabled={sale.isPending || wanted.length === 0}
                >
                  {t(`boxOffice.sellFor.${way}`)}
                </Button>
              ))}
          </div>
        </fieldset>
      </form>
      <p role="status" className={styles.sold}>
        {sale.sold && (
          <>
            {t('boxOffice.sold', { number: sale.sold.number })} <a href={sale.sold.pdf_url}>{t('boxOffice.print')}</a>
          </>
        )}
      </p>
    </section>
  );
}
