import { isSiteError, useHost } from '@vestibule/contracts';
import type { DeskWay } from '@vestibule/contracts/order-fields';
import { Button } from '@vestibule/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import list from '@vestibule/ui/hub/list.module.css';
import { useDeskWrite } from './use-desk-write';

interface TakePaymentFirstProps {
  /** Number of the unpaid order. */
  readonly order: string;
  /** How the site takes money at the desk. */
  readonly ways: readonly DeskWay[];
  /** Called once the payment is noted, or was noted before. */
  readonly onPaid: () => void;
}

/** Notes the payment of an order whose ticket was refused as unpaid; the server decides who may take money. */
export function TakePaymentFirst({ order, ways, onPaid }: TakePaymentFirstProps) {
  const { api } = useHost();
  const { t } = useTranslation('commerce');
  const write = useDeskWrite();
  const [isPending, setPending] = useState(false);
  const pay = async (way: DeskWay) => {
    if (isPending) return;
    setPending(true);
    let isPaidBefore = false;
    const call = () => api.call('takePayment', { params: { number: order }, body: { way } });
    const done = await write(call, t('boxOffice.taken', { number: order }), (error) => {
      if (!isSiteError(error)) return undefined;
      if (error.status === 403) return t('boxOffice.noMoney');
      isPaidBefore = error.code === 'conflict';
      return isPaidBefore ? t('boxOffice.notOwed') : undefined;
    });
    setPending(false);
    if (done !== undefined || isPaidBefore) onPaid();
  };
  return (
    <div role="group" aria-label={t('boxOffice.payFirst', { number: order })} className={list.actions}>
      {ways
        .filter((way) => way !== 'transfer')
        .map((way) => (
          <Button key={way} aria-disabled={isPending} onClick={() => void pay(way)}>
            {t(`boxOffice.pay.${way}`)}
          </Button>
        ))}
    </div>
  );
}
