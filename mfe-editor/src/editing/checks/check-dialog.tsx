import { Button, Dialog } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './checks.module.css';
import { useFindings } from './use-findings';

/** Problems of the page, each with a link to its place. */
export const CheckDialog = observer(function CheckDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('editor');
  const findings = useFindings();
  const [shown, setShown] = useState<Element>();
  // Once it is closed: while it is open the page is inert.
  useEffect(() => {
    if (!shown) return;
    onClose();
    requestAnimationFrame(() => showElement(shown));
  }, [shown, onClose]);
  return (
    <Dialog
      open={shown === undefined}
      onClose={onClose}
      title={t('checks.title')}
      closeLabel={t('checks.close')}
      className="cc01"
    >
      <p role="status">
        {findings === undefined && t('checks.running')}
        {findings && t(findings.length === 0 ? 'checks.none' : 'checks.count', { count: findings.length })}
      </p>
      {findings === null && <p role="alert">{t('checks.failed')}</p>}
      <ul role="list" className={styles.findings}>
        {findings?.map(({ rule, words, element }, index) => (
          <li key={index} className={styles.finding}>
            <strong>{t(`checks.rule.${rule}.is`)}</strong>
            {words !== '' && <q>{words}</q>}
            <span>{t(`checks.rule.${rule}.mend`)}</span>
            {element && (
              <Button small onClick={() => setShown(element)} aria-label={t('checks.showOf', { words })}>
                {t('checks.show')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
});

/** Brings an element into view, and the focus to the editing control of its module. */
function showElement(element: Element): void {
  element.scrollIntoView({ block: 'center' });
  const module = element.closest('[data-module-id]')?.getAttribute('data-module-id');
  document.getElementById(`edit-module-${module}`)?.focus({ preventScroll: true });
}
