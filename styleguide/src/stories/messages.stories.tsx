import { Alert, EventListSkeleton, Fallback, Skeleton } from '@vestibule/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Story, StoryGroup } from '../story';

export default { title: 'Messages' } satisfies StoryGroup;

function Alerts() {
  const { t } = useTranslation('styleguide');
  const [shown, setShown] = useState(true);
  return (
    <>
      <Alert kind="status">{t('sample.status')}</Alert>
      {shown && (
        <Alert kind="error" closeLabel={t('sample.dismiss')} onClose={() => setShown(false)}>
          {t('sample.error')}
        </Alert>
      )}
    </>
  );
}
/** A status, and an error that can be dismissed. */
export const AlertStory: Story = { name: 'Alert', render: () => <Alerts /> };

function Fallbacks() {
  const { t } = useTranslation('styleguide');
  const [tries, setTries] = useState(0);
  const shared = {
    text: t('sample.missing'),
    retryLabel: t('sample.retry', { tries }),
    onRetry: () => setTries(tries + 1),
  };
  return (
    <>
      <Fallback {...shared} />
      <Fallback {...shared} inline />
    </>
  );
}
/** In a page, and inside a row; both can be tried again. */
export const FallbackStory: Story = { name: 'Fallback', render: () => <Fallbacks /> };

export const SkeletonStory: Story = { name: 'Skeleton', render: () => <Skeleton /> };

function Loading() {
  const { t } = useTranslation('styleguide');
  return <EventListSkeleton rows={2} label={t('sample.loading')} />;
}
export const EventListSkeletonStory: Story = { name: 'EventListSkeleton', render: () => <Loading /> };
