import { useHydrated, type AnswerOf } from '@vestibule/contracts';
import { formatInstant } from '@vestibule/contracts/dates';
import { Button } from '@vestibule/ui';
import styles from '@vestibule/ui/hub/list.module.css';
import { useTranslation } from 'react-i18next';
import { useToolLanguage } from '../../shared/use-tool-language';
import { kindName } from '../records/kind-name';
import bin from './bin.module.css';

interface BinEntryProps {
  readonly entry: AnswerOf<'bin'>['results'][number];
  readonly onRestore: () => void;
  readonly onRemove: () => Promise<void>;
}

/** A removed record: its title, its remover, and until when it can be restored. */
export function BinEntry({ entry, onRestore, onRemove }: BinEntryProps) {
  const { t } = useTranslation('editor');
  const lang = useToolLanguage();
  // A click before the script has the page would be lost.
  const isLive = useHydrated();
  const { kind, title, author, removed_at: removedAt, ends_at: endsAt } = entry;
  const name = title || kindName(kind, t);
  return (
    <li className={styles.entry}>
      <p>
        <strong>{name}</strong>
      </p>
      <p className={styles.facts}>
        <span>{kindName(kind, t)}</span>
        <span>
          {t(author === '' ? 'bin.removed' : 'bin.removedBy', { at: formatInstant(removedAt, lang), author })}
        </span>
        <span>{t('bin.until', { at: formatInstant(endsAt, lang) })}</span>
      </p>
      <div className={bin.actions}>
        <Button small disabled={!isLive} aria-label={t('bin.restoreOf', { title: name })} onClick={onRestore}>
          {t('bin.restore')}
        </Button>
        <Button
          small
          variant="quiet"
          disabled={!isLive}
          aria-label={t('bin.removeOf', { title: name })}
          onClick={() => void onRemove()}
        >
          {t('bin.remove')}
        </Button>
      </div>
    </li>
  );
}
