import { useHost } from '@vestibule/contracts';
import { Button } from '@vestibule/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './programme-search.module.css';
import { AddressFields } from '../../filters/address-fields';
import { useGo } from '../../lists/use-go';
import { SearchField, textOf } from '../../search/search-field';
import { toProgrammeSearch, type ProgrammeQuery } from '../query';

/**
 * A text to search the programme for, as a plain form: the browser sends it without script, and the router with it.
 * Sent empty, it clears the text.
 */
export function ProgrammeSearch({ query }: { query: ProgrammeQuery }) {
  const { t } = useTranslation('programme');
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
      <SearchField label={t('text.label')} placeholder={t('text.label')} text={query.q} />
      <Button type="submit">{t('search.submit')}</Button>
    </form>
  );
}
