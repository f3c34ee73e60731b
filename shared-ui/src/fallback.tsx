import { Button } from './button';
import { cx } from './class-names';
import styles from './fallback.module.css';

export interface FallbackProps {
  /** One sentence: the missing part, and that the rest of the page works. */
  readonly text: string;
  readonly retryLabel?: string;
  readonly onRetry?: () => void;
  /** Without a box, for the header and for rows. */
  readonly inline?: boolean;
}

/** Fallback where a part of the page could not be shown. */
export function Fallback({ text, retryLabel, onRetry, inline = false }: FallbackProps) {
  return (
    <div role="status" data-fallback className={cx(styles.fallback, inline && styles.inline)}>
      <span>{text}</span>
      {onRetry && (
        <Button variant={inline ? 'quiet' : 'secondary'} small onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
