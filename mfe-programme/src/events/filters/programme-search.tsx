import { MAX_SEARCH_LENGTH, useHost } from '@vestibule/contracts';
import { Button, VisuallyHidden } from '@vestibule/ui';
import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './programme-search.module.css';
import { AddressFields } from '../../filters/address-fields';
import { useGo } from '../../lists/use-go';
import { toProgrammeSearch, type ProgrammeQuery } from '../query';

/**
 * A text to search the programme for, as a plain form: the browser sends it without script, and the router with it.
 * Sent empty, it clears the text.
 */
export function ProgrammeSearch({ query }: { query: ProgrammeQuery }) {
  const { t } = useTranslation('programme');
  const id = useId();
  const path = useHost().href('events', {});
  const go = useGo();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(path + toProgrammeSearch({ ...query, q: textOf(event.currentTarget), page: 1 }));
  };
  return (
    <form
      role="search"
      aria-label={t('text.label')}
      method="get"
      action={path}
      className={styles.form}
      onSubmit={submit}
    >
      <AddressFields address={toProgrammeSearch({ ...query, q: '', page: 1 })} />
      <label htmlFor={id}>
        <VisuallyHidden>{t('text.label')}</VisuallyHidden>
      </label>
      <input
        // A new search resets the text; text that is being typed stays.
        key={query.q}
        id={id}
        name="q"
        type="search"
        defaultValue={query.q}
        placeholder={t('text.label')}
        maxLength={MAX_SEARCH_LENGTH}
        enterKeyHint="search"
        className={styles.input}
      />
      <Button type="submit">{t('search.submit')}</Button>
    </form>
  );
}

function textOf(form: HTMLFormElement): string {
  const text = new FormData(form).get('q');
  return typeof text === 'string' ? text.trim() : '';
}
