import type { ExposeRef } from '@vestibule/contracts/site/site';
import {
  Component,
  createContext,
  Suspense,
  use,
  useRef,
  type ErrorInfo,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { whereOf, type AppHost } from './app-host';
import { BoxContext } from './box-context';
import { RemoteFallback } from './remote-fallback';
import styles from './boundary.module.css';

/** How long code may be on its way before the page says that it is missing, in ms. */
const LATE_MS = 1000;

/**
 * For parts that the server never renders, such as the editor's bar: nothing while their code is coming, the fallback
 * when it does not come.
 */
function LateFallback({ inline }: { inline: boolean }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <RemoteFallback inline={inline} /> : null;
}

interface BoundaryProps {
  readonly host: AppHost;
  readonly entry: ExposeRef;
  /** For places of one line, such as the header's. */
  readonly inline?: boolean;
  /** Never rendered on the server: while its code is coming there is nothing to say. */
  readonly browserOnly?: boolean;
  readonly children: ReactNode;
}

/** Says whose code runs from here on; renders nothing. */
function Mark({ host, at }: { host: AppHost; at: string }): null {
  host.mark?.(at);
  return null;
}

/** Key of the expose around: its code goes on when a slot inside it ends. */
const Owner = createContext('');

/** Everything of one remote in one place of the page: an error inside stays inside and is reported with its owner. */
export function Boundary({ host, entry, inline = false, browserOnly = false, children }: BoundaryProps) {
  const outer = use(Owner);
  const box = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={box}
      className={styles.boundary}
      data-remote={entry.remote.name}
      data-version={entry.remote.version}
      data-expose={entry.expose}
    >
      <Mark host={host} at={entry.key} />
      <Suspense fallback={browserOnly ? <LateFallback inline={inline} /> : <RemoteFallback inline={inline} />}>
        <CatchErrors host={host} entry={entry} inline={inline}>
          <Owner value={entry.key}>
            <BoxContext value={box}>{children}</BoxContext>
          </Owner>
        </CatchErrors>
      </Suspense>
      <Mark host={host} at={outer} />
    </div>
  );
}

class CatchErrors extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo) {
    this.props.host.report(error, whereOf(this.props.entry));
  }

  readonly #retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? (
      <RemoteFallback inline={this.props.inline ?? false} retry={this.#retry} />
    ) : (
      this.props.children
    );
  }
}
