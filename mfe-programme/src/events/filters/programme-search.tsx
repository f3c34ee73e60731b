import { useHost } from '@vestibule/contracts';
import { Button, VisuallyHidden } from '@vestibule/ui';
import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styles from './programme-search.module.css';
import { MAX_TEXT, toSearch, type ProgrammeQuery } from '../query';
import { QueryFields } from './query-fields';

/** A text to search the programme for, as a plain form: the browser sends it without script, and the router with it. Sent empty, it clears the text. */
export function ProgrammeSearch({ query }: { query: ProgrammeQuery }) {
  const { t } = useTranslation('programme');
  const path = useHost().href('events', {});
  const navigate = useNavigate();
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    void navigate(path + toSearch({ ...query, q: typeof q === 'string' ? q.trim() : '', page: 1 }), { preventScrollReset: true });
  };
  return (
    <form role="search" aria-label={t('text.label')} method="get" action={path} className={styles['form']} onSubmit={submit}>
      <QueryFields query={{ ...query, q: '' }} />
      <label htmlFor={id}>
        <VisuallyHidden>{t('text.label')}</VisuallyHidden>
      </label>
      <input
        // Another search is another text; what somebody types is theirs.
        key={query.q}
        id={id}
        name="q"
        type="search"
        defaultValue={query.q}
        placeholder={t('text.label')}
        maxLength={MAX_TEXT}
        enterKeyHint="search"
        className={styles['input']}
      />
      <Button type="submit">{t('search.submit')}</Button>
    </form>
  );
}
