import { Button, Dialog, Disclosure, Icon } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { DateChoice } from './date-choice';
import type { EventsListData } from '../list/events-list.loader';
import { FilterOptions } from './filter-options';
import styles from './programme-sheets.module.css';
import type { Sheet } from './sheet-buttons';

export interface ProgrammeSheetsProps {
  readonly data: EventsListData;
  readonly open: Sheet | undefined;
  readonly onClose: () => void;
}

/** The sheets of small screens. The list behind follows every choice; how long it has become is on the button that leads back to it. */
export function ProgrammeSheets({ data, open, onClose }: ProgrammeSheetsProps) {
  const { t } = useTranslation('programme');
  const common = { kind: 'sheet', onClose, closeLabel: t('sheets.close') } as const;
  const show = (
    <div className={styles['end']}>
      <Button variant="primary" onClick={onClose}>
        {t('sheets.show', { count: data.count })}
      </Button>
    </div>
  );
  return (
    <>
      <Dialog {...common} open={open === 'calendar'} title={t('calendar.title')}>
        <DateChoice data={data} open={open === 'calendar'} onDone={onClose} />
        {show}
      </Dialog>
      <Dialog {...common} open={open === 'filter'} title={t('sheets.filter')}>
        {data.filters.map((filter) => {
          const current = filter.options.find(({ value }) => value === data.query.filters[filter.key]);
          return (
            <Disclosure
              key={filter.key}
              dismissable={false}
              defaultOpen={current !== undefined}
              className={styles['group']}
              summaryClassName={styles['summary']}
              summary={
                <>
                  <span>{t(`filter.${filter.key}`)}</span>
                  <span className={styles['current']}>{current?.name}</span>
                  <Icon name="chevron" className={styles['chevron']} />
                </>
              }
            >
              <FilterOptions filter={filter} query={data.query} />
            </Disclosure>
          );
        })}
        {show}
      </Dialog>
    </>
  );
}
