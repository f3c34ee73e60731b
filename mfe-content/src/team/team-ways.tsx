import { MAX_SEARCH_LENGTH } from '@vestibule/contracts';
import { Button, ButtonLink, TextField } from '@vestibule/ui';
import { ChoiceLinks } from '@vestibule/ui/choice-links';
import { useTranslation } from 'react-i18next';
import { toSearch, type TeamQuery } from './team-query';
import styles from './team-ways.module.css';

interface WaysProps {
  readonly path: string;
  readonly query: TeamQuery;
}

/** A name to search for, as a plain form: the browser sends it, with script and without. */
export function TeamSearch({ path, query: { q } }: WaysProps) {
  const { t } = useTranslation('content');
  return (
    <form role="search" aria-label={t('team.search')} method="get" action={path} className={styles.search}>
      <TextField
        key={q}
        label={t('team.search')}
        name="q"
        type="search"
        defaultValue={q}
        maxLength={MAX_SEARCH_LENGTH}
        enterKeyHint="search"
      />
      <Button type="submit">{t('team.submit')}</Button>
    </form>
  );
}

/** First letters of last names; choosing the current one shows everybody again. */
export function TeamLetters({ path, query, letters }: WaysProps & { letters: readonly string[] }) {
  const { t } = useTranslation('content');
  if (letters.length === 0) return null;
  const choices = ['', ...letters].map((letter) => ({
    href: path + toSearch({ q: '', letter, page: 1 }),
    name: letter || t('team.all'),
    current: letter === query.letter && query.q === '',
  }));
  return <ChoiceLinks manyLines label={t('team.letters')} choices={choices} />;
}

/** Links to the neighbouring pages; nothing where there is only one. */
export function TeamPages({ path, query, hasNext }: WaysProps & { hasNext: boolean }) {
  const { t } = useTranslation('content');
  const { page } = query;
  if (page === 1 && !hasNext) return null;
  return (
    <nav aria-label={t('team.pages')} className={styles.pages}>
      {page > 1 && (
        <ButtonLink href={path + toSearch({ ...query, page: page - 1 })} rel="prev">
          {t('team.previous')}
        </ButtonLink>
      )}
      {hasNext && (
        <ButtonLink href={path + toSearch({ ...query, page: page + 1 })} rel="next">
          {t('team.next')}
        </ButtonLink>
      )}
    </nav>
  );
}
