import { LANGUAGES, useHost } from '@vestibule/contracts';
import { getIn } from 'final-form';
import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import type { FoundLink } from '../rich-text/find-links';
import { loadNamed, type Texts } from './load-named';

/** Paths of a localised link's parts in a form, e.g. `menu[1].url`, and of those of its name. */
export interface LocalisedLink {
  readonly urls: string;
  readonly names?: string | undefined;
}

/**
 * Fills the link that was chosen in one language in for all, with its name, where the others are empty. Returns the
 * handler of a choice; without `link` nothing happens.
 */
export function useOtherLanguages(link: LocalisedLink | undefined): (chosen: FoundLink) => void {
  const { api, href, report } = useHost();
  const form = useForm();
  const [chosen, setChosen] = useState<FoundLink>();
  const { urls: urlsPath, names: namesPath } = link ?? {};
  useEffect(() => {
    if (chosen === undefined || urlsPath === undefined) return;
    const controller = new AbortController();
    const fill = (path: string, texts: Texts) => {
      for (const lang of LANGUAGES) {
        const at = `${path}.${lang}`;
        if (texts[lang] && !getIn(form.getState().values, at)) form.change(at, texts[lang]);
      }
    };
    loadNamed({ api, href }, chosen.hit, controller.signal)
      .then(({ urls, names }) => {
        form.batch(() => {
          fill(urlsPath, urls);
          if (namesPath !== undefined) fill(namesPath, names);
        });
        setChosen(undefined);
      })
      .catch((problem: unknown) => {
        if (!controller.signal.aborted) report(problem);
      });
    return () => controller.abort();
  }, [api, chosen, form, href, namesPath, report, urlsPath]);
  return setChosen;
}
