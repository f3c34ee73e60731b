import { useTranslation } from './use-translation';
import { Fallback } from '@vestibule/ui';
import { Component, Suspense, type ErrorInfo, type ReactNode } from 'react';
import { whereOf, type AppHost } from './app-host';
import type { ExposeRef } from './site';
import styles from './boundary.module.css';

interface BoundaryProps {
  readonly host: AppHost;
  readonly entry: ExposeRef;
  /** For places of one line, such as the header's. */
  readonly inline?: boolean;
  readonly children: ReactNode;
}

/** Says whose code runs from here on; renders nothing. */
function Mark({ host, at }: { host: AppHost; at: string }): null {
  host.mark?.(at);
  return null;
}

/** Everything of one remote in one place of the page: what goes wrong inside stays inside and is reported with its owner. */
export function Boundary({ host, entry, inline = false, children }: BoundaryProps) {
  return (
    <div className={styles.boundary} data-remote={entry.remote.name} data-version={entry.remote.version} data-expose={entry.expose}>
      <Mark host={host} at={entry.key} />
      <Suspense fallback={<RemoteFallback inline={inline} />}>
        <CatchErrors host={host} entry={entry} inline={inline}>
          {children}
        </CatchErrors>
      </Suspense>
      <Mark host={host} at="" />
    </div>
  );
}

/** What stands in the place of a part that cannot be shown. */
export function RemoteFallback({ retry, inline = false }: { retry?: () => void; inline?: boolean }) {
  const { t } = useTranslation('shell');
  return <Fallback inline={inline} text={t('fallback.text')} {...(retry && { retryLabel: t('fallback.retry'), onRetry: retry })} />;
}

class CatchErrors extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo) {
    this.props.host.report(error, whereOf(this.props.entry));
  }

  override render() {
    return this.state.failed ? <RemoteFallback inline={this.props.inline ?? false} retry={() => this.setState({ failed: false })} /> : this.props.children;
  }
}
