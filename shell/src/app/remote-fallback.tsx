import { Fallback } from '@vestibule/ui';
import { useRetry } from './use-retry';
import { useTranslation } from './use-translation';

interface RemoteFallbackProps {
  /** Tried by itself from time to time, and offered as a button; none where another try cannot help. */
  readonly retry?: () => void;
  /** For places of one line, such as the header's. */
  readonly inline?: boolean;
}

/** The fallback of a part that cannot be shown. */
export function RemoteFallback({ retry, inline = false }: RemoteFallbackProps) {
  const { t } = useTranslation('shell');
  useRetry(retry);
  return (
    <Fallback
      inline={inline}
      text={t('fallback.text')}
      {...(retry && { retryLabel: t('fallback.retry'), onRetry: retry })}
    />
  );
}
