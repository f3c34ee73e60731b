import { isSiteError, useHost, type AnswerOf } from '@vestibule/contracts';
import type { deskSale } from '@vestibule/contracts/schemas/box-office';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InferType } from 'yup';
import { useDeskWrite } from './use-desk-write';

type Sale = Omit<InferType<typeof deskSale>, 'idempotency_key'>;

/** Sells at the desk: the last sale, and whether a sale is under way. */
export function useSale(eventId: number, onSold: () => Promise<void>) {
  const { api } = useHost();
  const { t } = useTranslation('commerce');
  const write = useDeskWrite();
  const [sold, setSold] = useState<AnswerOf<'sellAtDesk'>>();
  const [isPending, setPending] = useState(false);
  const [count, setCount] = useState(0);
  /** Stored while the result of the sale is unknown: the same one, tried again, is made once. */
  const tried = useRef<{ readonly sale: string; readonly key: string }>(undefined);
  const refused = (error: unknown) => {
    if (!isSiteError(error) || error.status === 408 || error.status >= 500) return undefined;
    tried.current = undefined;
    if (error.code === 'sold_out') return t('boxOffice.notEnough');
    if (error.code === 'seat_kind') return t('boxOffice.seatKind');
    if (error.code === 'companion') return t('boxOffice.companion');
    if (error.field?.startsWith('seats')) return t('boxOffice.otherSeats');
    if (error.code === 'conflict') return t('boxOffice.changed');
    const characters = error.details?.['unprintable'];
    if (characters !== undefined) return t('boxOffice.unprintable', { characters });
    return error.field === 'email' ? t('boxOffice.noEmail') : undefined;
  };

  return {
    sold,
    /** How often something was tried: seats are other ones since. */
    count,
    isPending,
    /** Whether it was sold. */
    sell: async (sale: Sale): Promise<boolean> => {
      if (isPending || sale.quantities.length === 0) return false;
      setPending(true);
      setSold(undefined);
      const text = JSON.stringify(sale);
      if (tried.current?.sale !== text) tried.current = { sale: text, key: crypto.randomUUID() };
      const body = { ...sale, idempotency_key: tried.current.key };
      const done = await write(
        () => api.call('sellAtDesk', { params: { id: eventId }, body }),
        t('boxOffice.soldShort'),
        refused,
      );
      if (done) tried.current = undefined;
      setSold(done);
      setPending(false);
      setCount((before) => before + 1);
      await onSold();
      return done !== undefined;
    },
  };
}
