import { MAX_SEARCH_LENGTH, useHost, type SearchCategory } from '@vestibule/contracts';
import { Button, cx, VisuallyHidden } from '@vestibule/ui';
import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styles from './search-form.module.css';
import { searchUrl } from './search-url';

export interface SearchFormProps {
  /** Says what is searched, for those who listen. */
  readonly label: string;
  /** What was searched for so far. */
  readonly text?: string;
  readonly category?: SearchCategory | undefined;
  readonly large?: boolean;
}

/** A search as a plain form: the browser sends it without script, and the router with it. */
export function SearchForm({ label, text = '', category, large = false }: SearchFormProps) {
  const { t } = useTranslation('programme');
  const { href } = useHost();
  const navigate = useNavigate();
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const q = typeof typed === 'string' ? typed.trim() : '';
    if (q !== '') void navigate(searchUrl(href, q, category));
  };
  return (
    <form role="search" aria-label={label} method="get" action={searchUrl(href, '', category)} className={cx(styles['form'], large && styles['large'])} onSubmit={submit}>
      <label htmlFor={id}>
        <VisuallyHidden>{t('search.label')}</VisuallyHidden>
      </label>
      <input
        // Another search is another text; what somebody types is theirs.
        key={text}
        id={id}
        name="q"
        type="search"
        defaultValue={text}
        placeholder={t('search.placeholder')}
        required
        maxLength={MAX_SEARCH_LENGTH}
        enterKeyHint="search"
        className={styles['input']}
      />
      <Button type="submit" variant={large ? 'primary' : 'secondary'}>
        {t('search.submit')}
      </Button>
    </form>
  );
}
