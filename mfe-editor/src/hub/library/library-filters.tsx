import { MEDIA_KINDS } from '@vestibule/contracts/schemas/media';
import { Button, TextField } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { MEDIA_PATH } from '../frame/hub-paths';
import styles from '@vestibule/ui/hub/list.module.css';
import { Select } from '@vestibule/ui/hub/select';
import type { LibraryView } from './library-view';

/** A plain form: the filters are in the page's address. */
export function LibraryFilters({ asked }: Pick<LibraryView, 'asked'>) {
  const { t } = useTranslation('editor');
  const kinds = MEDIA_KINDS.map((value) => ({ value, text: t(`media.kinds.${value}`) }));
  return (
    <form role="search" method="get" action={MEDIA_PATH} className={styles.form}>
      <TextField label={t('media.search')} name="q" type="search" defaultValue={asked.q} />
      <Select
        label={t('media.kindLabel')}
        name="kind"
        defaultValue={asked.kind}
        options={[{ value: '', text: t('media.all') }, ...kinds]}
      />
      {(['without_alt', 'unused'] as const).map((name) => (
        <label key={name} className={styles.check}>
          <input type="checkbox" name={name} value="true" defaultChecked={asked[name] === 'true'} />
          {t(name === 'unused' ? 'media.unused' : 'media.withoutAlt')}
        </label>
      ))}
      <Button type="submit">{t('records.find')}</Button>
    </form>
  );
}
