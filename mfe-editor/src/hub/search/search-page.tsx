import { LANGUAGES, useHost, type AnswerOf, type Language } from '@vestibule/contracts';
import { Container } from '@vestibule/ui';
import { ChoiceLinks } from '@vestibule/ui/choice-links';
import hub from '@vestibule/ui/hub/hub.module.css';
import { reasonOf } from '@vestibule/ui/hub/reason-of';
import table from '@vestibule/ui/hub/table.module.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HubHeader } from '../frame/hub-header';
import { SEARCH_PATH } from '../frame/hub-paths';
import { recordsPath } from '../records/record-paths';

export interface SearchView {
  readonly language: Language;
  readonly checks: AnswerOf<'searchChecks'>;
}
type Check = SearchView['checks']['results'][number];

/** The first page of the checks, and the others as they come; an error of one ends them, and is announced. */
function useAllChecks(language: Language, { count, results: first }: SearchView['checks']) {
  const { api, report, store } = useHost();
  const { t } = useTranslation('editor');
  const [results, setResults] = useState(first);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    async function loadOthers() {
      let known = first;
      for (let page = 2; known.length < count && !signal.aborted; page += 1) {
        const more = await api.call('searchChecks', { query: { language, page }, signal });
        if (more.results.length === 0) return;
        known = [...known, ...more.results];
        setResults(known);
      }
    }
    setResults(first);
    void loadOthers().catch((error: unknown) => {
      if (signal.aborted) return;
      report(error);
      store.alerts.show({ kind: 'error', text: t('alert.notDone', { reason: reasonOf(error, t) }) });
    });
    return () => ending.abort();
  }, [api, count, first, language, report, store, t]);
  return { results, isComplete: results.length >= count };
}

/** Searches of a language with the place of their record among the hits; those that fail come first. */
export function SearchPage({ data: { language, checks } }: { readonly data: SearchView }) {
  const { t } = useTranslation('editor');
  const { first, count } = checks;
  const { results, isComplete } = useAllChecks(language, checks);
  const fails = ({ place }: Check) => place === null || place > first;
  const failed = results.filter(fails);
  const shown = [...failed, ...results.filter((check) => !fails(check))];
  return (
    <Container className={hub.page}>
      <HubHeader title={t('searchChecks.title')} withHub>
        <p>
          <Link to={recordsPath('search_checks')}>{t('searchChecks.edit')}</Link>
        </p>
        <p>
          <Link to={recordsPath('synonyms')}>{t('records.kind.synonyms')}</Link>
        </p>
      </HubHeader>
      <p className={hub.editing}>{t('searchChecks.text', { first })}</p>
      <ChoiceLinks
        label={t('records.language')}
        choices={LANGUAGES.map((one) => ({
          name: t(`choice.language.${one}`),
          href: `${SEARCH_PATH}?language=${one}`,
          current: one === language,
        }))}
      />
      <p className={hub.editing} role="status">
        {isComplete
          ? t('searchChecks.count', { count, failed: failed.length })
          : t('searchChecks.running', { count, done: results.length })}
      </p>
      {results.length > 0 && (
        <table className={table.table} aria-label={t('searchChecks.title')}>
          <thead>
            <tr>
              <th scope="col">{t('field.searched')}</th>
              <th scope="col">{t('field.hit_title')}</th>
              <th scope="col">{t('searchChecks.place')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((check) => (
              <CheckRow key={check.searched} check={check} first={first} />
            ))}
          </tbody>
        </table>
      )}
    </Container>
  );
}

function CheckRow({ check, first }: { readonly check: Check; readonly first: number }) {
  const { t } = useTranslation('editor');
  const { searched, hit_kind: kind, hit_title: title, place } = check;
  const name = place === null ? t('searchChecks.missing') : String(place);
  return (
    <tr>
      <th scope="row">{searched}</th>
      <td>
        {t(`choice.hit_kind.${kind}`)}: {title}
      </td>
      <td>{place === null || place > first ? <strong>{t('searchChecks.fails', { place: name })}</strong> : name}</td>
    </tr>
  );
}
