import { Button, Dialog, Disclosure, Icon } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { DateChoice } from './date-choice';
import { FilterOptions } from './filter-options';
import styles from './filter-sheets.module.css';
import type { Selection } from './selection';
import type { Sheet } from './sheets';

export interface FilterSheetsProps {
  readonly selection: Selection;
  readonly open: Sheet | undefined;
  readonly onClose: () => void;
}

/**
 * The sheets of small screens. The list behind follows every choice; how long it has become is on the button that leads
 * back to it.
 */
export function FilterSheets({ selection, open, onClose }: FilterSheetsProps) {
  const { t } = useTranslation('programme');
  const common = { kind: 'sheet', onClose, closeLabel: t('sheets.close') } as const;
  const show = (
    <div className={styles.end}>
      <Button variant="primary" onClick={onClose}>
        {selection.texts.show}
      </Button>
    </div>
  );
  return (
    <>
      <Dialog {...common} open={open === 'calendar'} title={t('calendar.title')}>
        <DateChoice selection={selection} open={open === 'calendar'} onDone={onClose} />
        {show}
      </Dialog>
      <Dialog {...common} open={open === 'filter'} title={t('sheets.filter')}>
        {selection.filters.map((filter) => {
          const current = filter.options.find(({ value }) => value === selection.query.filters[filter.key]);
          return (
            <Disclosure
              key={filter.key}
              dismissable={false}
              defaultOpen={current !== undefined}
              className={styles.group}
              summaryClassName={styles.summary}
              summary={
                <>
                  <span>{t(`filter.${filter.key}`)}</span>
                  <span className={styles.current}>{current?.name}</span>
                  <Icon name="chevron" className={styles.chevron} />
                </>
              }
            >
              <FilterOptions filter={filter} selection={selection} />
            </Disclosure>
          );
        })}
        {show}
      </Dialog>
    </>
  );
}
