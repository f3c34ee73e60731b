import { Alert, EventListSkeleton, Fallback, Skeleton } from '@vestibule/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A status and an error; each can be dismissed, and comes back. */
export function AlertSpecimen() {
  const { t } = useTranslation('editor');
  const [shown, setShown] = useState(true);
  return (
    <>
      <Alert kind="status">{t('styleguide.sample.status')}</Alert>
      {shown && (
        <Alert kind="error" closeLabel={t('alert.dismiss')} onClose={() => setShown(false)}>
          {t('styleguide.sample.error')}
        </Alert>
      )}
    </>
  );
}

/** In a page, and inside a row; both can be tried again. */
export function FallbackSpecimen() {
  const { t } = useTranslation('editor');
  const [tries, setTries] = useState(0);
  const shared = {
    text: t('styleguide.sample.missing'),
    retryLabel: t('styleguide.sample.retry', { tries }),
    onRetry: () => setTries(tries + 1),
  };
  return (
    <>
      <Fallback {...shared} />
      <Fallback {...shared} inline />
    </>
  );
}

export function SkeletonSpecimen() {
  return <Skeleton />;
}

export function EventListSkeletonSpecimen() {
  const { t } = useTranslation('editor');
  return <EventListSkeleton rows={2} label={t('styleguide.sample.loading')} />;
}
