import { Button, Dialog } from '@vestibule/ui';
import styles from './ask-dialog.module.css';

interface AskDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  /** The button back, which is the one that loses nothing. */
  readonly keep: { readonly label: string; readonly onClick: () => void };
  readonly go: { readonly label: string; readonly onClick: () => void };
}

/** Asks before something is lost. */
export function AskDialog({ open, title, text, keep, go }: AskDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={keep.onClick}
      title={title}
      closeLabel={keep.label}
      lightDismiss={false}
      className="cc01"
    >
      <p>{text}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={keep.onClick}>
          {keep.label}
        </Button>
        <Button onClick={go.onClick}>{go.label}</Button>
      </div>
    </Dialog>
  );
}
