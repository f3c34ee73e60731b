import { recordOf } from '@vestibule/contracts/records/kinds';
import { Button } from '@vestibule/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '@vestibule/ui/hub/ask-dialog';
import type { RecordsView } from '../records-view';
import styles from './bulk.module.css';
import type { Bulk, BulkAction } from './use-bulk';

/** Above a list: selects all or none of its page, and offers actions on the selection. */
export function BulkBar({ view: { kind, may }, bulk }: { readonly view: RecordsView; readonly bulk: Bulk }) {
  const { t } = useTranslation('editor');
  const [asked, setAsked] = useState(false);
  const { records, chosen, isRunning } = bulk;
  const count = chosen.size;
  const actions: readonly BulkAction[] = [
    ...(may.change && 'is_online' in recordOf(kind).fields ? (['show', 'hide'] as const) : []),
    ...(may.remove ? (['remove'] as const) : []),
  ];
  const start = (action: BulkAction) => {
    if (isRunning) return;
    if (action === 'remove') setAsked(true);
    else void bulk.run(action);
  };
  return (
    <div className={styles.bar} role="group" aria-label={t('records.bulk.label')}>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={count > 0 && count === records.length}
          onChange={({ target }) => bulk.choose(target.checked ? records.map(({ id }) => id) : [])}
        />
        {t('records.bulk.all')}
      </label>
      <p aria-live="polite">{count > 0 && t('records.bulk.chosen', { count })}</p>
      {count > 0 &&
        actions.map((action) => (
          <Button key={action} small aria-disabled={isRunning} onClick={() => start(action)}>
            {t(`records.bulk.${action}`)}
          </Button>
        ))}
      <AskDialog
        open={asked}
        title={t('records.bulk.removal.title')}
        text={t('records.bulk.removal.text', { count })}
        keep={{ label: t('records.removal.keep'), onClick: () => setAsked(false) }}
        go={{
          label: t('records.remove'),
          onClick: () => {
            setAsked(false);
            void bulk.run('remove');
          },
        }}
      />
    </div>
  );
}
