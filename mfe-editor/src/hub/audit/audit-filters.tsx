import { RECORD_KINDS } from '@vestibule/contracts/records/kinds';
import { Button, TextField } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { AUDIT_PATH } from '../frame/hub-paths';
import styles from '@vestibule/ui/hub/list.module.css';
import { Select } from '@vestibule/ui/hub/select';
import type { AuditView } from './audit-view';
import { subjectName } from './subject-name';

const ACTIONS = ['create', 'change', 'remove'] as const;
/** Subjects of writes besides records. */
const OTHERS = [
  'containers',
  'media',
  'navigation',
  'orders',
  'reviews',
  'roles',
  'settings',
  'tickets',
  'users',
] as const;

/** A plain form: the filters are in the page's address. */
export function AuditFilters({ asked }: Pick<AuditView, 'asked'>) {
  const { t } = useTranslation('editor');
  const all = { value: '', text: t('audit.all') };
  const subjects = [...RECORD_KINDS, ...OTHERS].map((value) => ({ value, text: subjectName(value, t) }));
  return (
    <form role="search" method="get" action={AUDIT_PATH} className={styles.form}>
      <TextField label={t('audit.who')} name="who" type="search" defaultValue={asked.who} />
      <Select
        label={t('audit.subject')}
        name="subject"
        defaultValue={asked.subject}
        options={[all, ...subjects.toSorted((a, b) => a.text.localeCompare(b.text))]}
      />
      <Select
        label={t('audit.action')}
        name="action"
        defaultValue={asked.action}
        options={[all, ...ACTIONS.map((value) => ({ value, text: t(`audit.actions.${value}`) }))]}
      />
      <TextField label={t('audit.from')} name="from" type="date" defaultValue={asked.from} />
      <TextField label={t('audit.to')} name="to" type="date" defaultValue={asked.to} />
      <Button type="submit">{t('records.find')}</Button>
    </form>
  );
}
