import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Selection } from './selection';
import { SHEETS, type Sheet } from './sheets';
import styles from './sheet-buttons.module.css';
import { useLate } from './use-late';

const loadSheets = () => import('./filter-sheets');

/**
 * Calendar and filters of small screens: two buttons at the lower edge, each of which opens a sheet
 * (docs/behaviour/programme.md#filters-of-the-events). They are links to the plain filters, which the stylesheet shows
 * there once they are linked to: a press follows the link without script, or before the code has loaded.
 */
export function SheetButtons({ selection, plain }: { selection: Selection; plain: string }) {
  const { t } = useTranslation('programme');
  const [open, setOpen] = useState<Sheet>();
  const late = useLate(open !== undefined, loadSheets);
  const show = (event: MouseEvent, sheet: Sheet) => {
    if (late === 'failed') return;
    event.preventDefault();
    setOpen(sheet);
  };
  return (
    <>
      <div className={styles.buttons}>
        {SHEETS.map((sheet) => (
          <a
            key={sheet}
            href={`#${plain}`}
            aria-haspopup="dialog"
            className={styles.button}
            onClick={(event) => show(event, sheet)}
          >
            {t(`sheets.${sheet}`)}
          </a>
        ))}
      </div>
      {late && late !== 'failed' && (
        <late.FilterSheets selection={selection} open={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
