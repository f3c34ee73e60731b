import { SITE_TIME_ZONE } from '@vestibule/contracts';
import { Button, TextField } from '@vestibule/ui';
import moment from 'moment-timezone';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../session/use-editor';
import styles from './publishing.module.css';
import { usePublishing } from './use-publishing';

/** Plans a publication: the present content goes out at the instant, whatever is changed until then. */
export function ScheduleForm() {
  const { t } = useTranslation('editor');
  const { publication } = useEditor();
  const { change } = usePublishing();
  const [at, setAt] = useState('');
  const [error, setError] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const instant = moment.tz(at, moment.HTML5_FMT.DATETIME_LOCAL, true, SITE_TIME_ZONE);
    if (!instant.isValid()) setError(t('publishing.noInstant'));
    else if (instant.valueOf() <= Date.now()) setError(t('publishing.past'));
    else if (await change('schedule', { at: instant.toISOString() })) publication.open(null);
  };
  return (
    // The page says in its own language what is wrong.
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      <TextField
        type="datetime-local"
        label={t('publishing.at')}
        hint={t('publishing.atHint')}
        error={error}
        value={at}
        onChange={({ target }) => {
          setAt(target.value);
          setError('');
        }}
      />
      <Button type="submit">{t('publishing.schedule')}</Button>
    </form>
  );
}
