import { useHost, type SearchCategory } from '@vestibule/contracts';
import { Button } from '@vestibule/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SearchField, textOf } from './search-field';
import styles from './search-form.module.css';
import { searchUrl } from './search-url';

export interface SearchFormProps {
  /** Names the subject of the search, for screen readers. */
  readonly label: string;
  /** The present search. */
  readonly text?: string;
  readonly category?: SearchCategory | undefined;
  readonly large?: boolean;
}

/** A search as a plain form: the browser sends it without script, and the router with it. */
export function SearchForm({ label, text = '', category, large = false }: SearchFormProps) {
  const { t } = useTranslation('programme');
  const { href } = useHost();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = textOf(event.currentTarget);
    if (q !== '') void navigate(searchUrl(href, q, category));
  };
  return (
    <form
      role="search"
      aria-label={label}
      method="get"
      action={searchUrl(href, '', category)}
      className={styles.form}
      onSubmit={submit}
    >
      <SearchField label={t('search.label')} placeholder={t('search.placeholder')} text={text} required large={large} />
      <Button type="submit" variant={large ? 'primary' : 'secondary'}>
        {t('search.submit')}
      </Button>
    </form>
  );
}
