import { useHost, type Language } from '@vestibule/contracts';
import { Finder } from '@vestibule/ui/finder';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findLinks, TYPED_MS, searchedWords, type FoundLink } from '../rich-text/find-links';
import { useFormField } from './use-form-field';
import { useOtherLanguages, type LocalisedLink } from './use-other-languages';
import type { FieldTexts } from './use-field-texts';

interface LinkControlProps extends FieldTexts {
  readonly path: string;
  readonly required: boolean;
  /** Language of the pages that are found; that of the page by default. */
  readonly lang?: Language | undefined;
  /** Where it is one of several languages. */
  readonly localised?: LocalisedLink | undefined;
}

/** An address: of one's own pages by words of theirs, of others as it is typed. */
export function LinkControl({ path, lang, localised, ...texts }: LinkControlProps) {
  const { t } = useTranslation('editor');
  const { value, change, blur, error } = useFormField<string>(path);
  const fillOthers = useOtherLanguages(localised);
  const { found, isNothing } = useFound(value, lang);
  return (
    <Finder
      {...texts}
      error={error}
      words={value}
      onWords={change}
      options={found}
      onChoose={(id) => {
        change(id);
        const chosen = found.find((one) => one.id === id);
        if (chosen) fillOthers(chosen);
      }}
      onBlur={blur}
      nothing={isNothing ? t('reference.notFound') : undefined}
    />
  );
}

interface Found {
  readonly q: string;
  readonly found: readonly FoundLink[];
}

/** Search results for the words; the results before stay until then. */
function useFound(words: string, inLanguage: Language | undefined) {
  const { t } = useTranslation('editor');
  const { api, href, lang: current, report } = useHost();
  const [answer, setAnswer] = useState<Found>({ q: '', found: [] });
  const lang = inLanguage ?? current;
  const q = searchedWords(words);
  useEffect(() => {
    if (q === '') return;
    const controller = new AbortController();
    const load = async () => {
      const found = await findLinks({ api, href, t }, lang, q, controller.signal);
      setAnswer({ q, found });
    };
    const timer = setTimeout(() => {
      load().catch((problem: unknown) => {
        if (!controller.signal.aborted) report(problem);
      });
    }, TYPED_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, href, lang, q, report, t]);
  const found = q === '' ? [] : answer.found;
  return { found, isNothing: q !== '' && answer.q === q && found.length === 0 };
}
