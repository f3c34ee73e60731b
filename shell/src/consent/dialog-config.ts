import type { Href } from '@vestibule/contracts';
import type { ConsentCategory } from '@vestibule/contracts/consent/categories';
import { categoriesOf, servicesOf } from '@vestibule/contracts/consent/services';
import type { ConsentTexts } from '@vestibule/contracts/consent/texts';
import type { Category, Section, Translation } from 'vanilla-cookieconsent';

export interface Links {
  readonly cookies: string;
  readonly privacy: string;
  readonly imprint: string;
}

/** `_ga_*` matches every name with this prefix. */
const cookieName = (name: string) => (name.includes('*') ? new RegExp(`^${name.replace('*', '.+')}$`) : name);

/** Categories for the dialog. Data of a withdrawn category is erased; scripts that ran go with the page. */
export function categories(
  texts: ConsentTexts,
  hasTagManager: boolean,
  onMedia: (service: string, accepted: boolean) => void,
): Record<string, Category> {
  const entry = (category: ConsentCategory): [string, Category] => {
    const services = servicesOf(category, hasTagManager);
    if (category === 'required') return [category, { enabled: true, readOnly: true }];
    const labels = services.map(({ id }) => {
      const label = texts.names[id as keyof ConsentTexts['names']];
      return [
        id,
        category === 'media'
          ? { label, onAccept: () => onMedia(id, true), onReject: () => onMedia(id, false) }
          : { label },
      ] as const;
    });
    const cookies = services.flatMap(({ stored }) => stored.map(({ name }) => ({ name: cookieName(name) })));
    return [
      category,
      { services: Object.fromEntries(labels), autoClear: { cookies, reloadPage: category !== 'media' } },
    ];
  };
  return Object.fromEntries(categoriesOf(hasTagManager).map(entry));
}

const link = (href: string, text: string) => `<a href="${href}">${text}</a>`;

/** The dialog's texts: the question, and the categories with their services. */
export function translation(texts: ConsentTexts, links: Links, hasTagManager: boolean): Translation {
  const about = texts.about.replace('{cookies}', link(links.cookies, texts.cookies));
  const sections: Section[] = categoriesOf(hasTagManager).map((category) => ({
    title: texts.categories[category].title,
    description: texts.categories[category].text,
    linkedCategory: category,
  }));
  return {
    consentModal: {
      title: texts.title,
      description: `${texts.intro} {{revisionMessage}}`,
      revisionMessage: texts.revised,
      acceptAllBtn: texts.acceptAll,
      acceptNecessaryBtn: texts.acceptRequired,
      showPreferencesBtn: texts.choose,
      footer: [link(links.privacy, texts.privacy), link(links.imprint, texts.imprint)].join(''),
    },
    preferencesModal: {
      title: texts.preferences,
      acceptAllBtn: texts.acceptAll,
      acceptNecessaryBtn: texts.acceptRequired,
      savePreferencesBtn: texts.save,
      closeIconLabel: texts.close,
      serviceCounterLabel: texts.services,
      sections: [{ description: about }, ...sections],
    },
  };
}

/** Paths of the pages that the dialog names. */
export const linksOf = (href: Href): Links => ({
  cookies: href('cookies', {}),
  privacy: href('legals-privacy', {}),
  imprint: href('legals-imprint', {}),
});
