import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, lazyWithRetry } from '@vestibule/ui';
import type { DeskSeatsProps } from './desk-seats';

const DeskSeats = lazyWithRetry(() => import('./desk-seats'));

/** The best seats are sold unless the desk opens the plan and chooses; it is read again each `turn`. */
export function LateDeskSeats({ turn, ...props }: DeskSeatsProps & { readonly turn: number }) {
  const { t } = useTranslation('commerce');
  const [isOpen, setOpen] = useState(false);
  const toggle = () => {
    props.onChoose([]);
    setOpen(!isOpen);
  };
  return (
    <>
      <p>
        <Button small aria-expanded={isOpen} onClick={toggle}>
          {t(isOpen ? 'boxOffice.bestSeats' : 'boxOffice.chooseSeats')}
        </Button>
      </p>
      {isOpen && (
        <Suspense>
          <DeskSeats key={turn} {...props} />
        </Suspense>
      )}
    </>
  );
}
