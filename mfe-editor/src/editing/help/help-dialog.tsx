import { Dialog } from '@vestibule/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './help.module.css';
import { hasSingleKey, setSingleKey } from './single-key';
import { STEPS } from './steps';

const KEYS = ['save', 'undo', 'redo', 'escape', 'enter', 'help'] as const;

interface HelpDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Instructions for editing a page, in four steps, and the keyboard shortcuts. */
export function HelpDialog({ open, onClose }: HelpDialogProps) {
  const { t } = useTranslation('editor');
  const stepsId = useId();
  const keysId = useId();
  const [isSingle, setSingle] = useState(hasSingleKey);
  const change = (isOn: boolean) => {
    setSingleKey(isOn);
    setSingle(isOn);
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('help.title')} closeLabel={t('help.close')} className="cc01">
      <h3 id={stepsId}>{t('help.steps')}</h3>
      <ol aria-labelledby={stepsId} className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{t(`help.step.${step}`)}</li>
        ))}
      </ol>
      <h3 id={keysId}>{t('help.keys')}</h3>
      <table aria-labelledby={keysId} className={styles.keys}>
        <tbody>
          {KEYS.map((key) => (
            <tr key={key}>
              <th scope="row">{t(`help.key.${key}.press`)}</th>
              <td>{t(`help.key.${key}.does`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <label className={styles.single}>
        <input type="checkbox" checked={isSingle} onChange={({ target }) => change(target.checked)} />
        {t('help.single')}
      </label>
    </Dialog>
  );
}
