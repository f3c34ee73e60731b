import type { Language, Navigation, PageMeta, RouteName, Settings } from '@vestibule/contracts';
import './window-view';
import { fakeHost, type FakeHostOptions } from '@vestibule/testkit/fake-host';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import cs from '../../../translations/cs.json';
import de from '../../../translations/de.json';
import en from '../../../translations/en.json';
import { loadLateComponents } from '../late-component';

// As the server does before its first page.
beforeAll(loadLateComponents);

const TEXTS = { de, en, cs };

export const META: PageMeta = {
  title: 'Anreise',
  urls: { de: '/de/besuch/anreise', en: '/en/visit/getting-here' },
  breadcrumbs: [],
};

const SETTINGS: Settings = {
  product: 'Salzhof Tannlitz',
  description: 'Museum und Schloss',
  is_site_online: true,
  is_shop_online: true,
  shop_frame: '',
  cookie_domain: '',
  noindex_locales: ['cs'],
  html_header: { code: '', hosts: [] },
  html_footer_top: { code: '' },
  html_footer_bottom: { code: '<p>© Salzhof</p>' },
  html_footer_logos: null,
  share_image: '/media/haus/1280.jpg',
  design: {
    header: {
      logoLink: '',
      basketLink: '',
      webshopLink: '',
      favoritesLink: '',
      easyLanguageLink: '',
      signLanguageLink: '',
    },
    menu: { style1: '', style2: '' },
    notFoundPath: '',
    errors: [],
    footer: { whistleblowerUrl: '' },
    cookies: { tagManagerId: '', podcastHosts: [] },
    mapKey: '',
    stickyOverlayButton: false,
    detailProgramOverlay: false,
    quickbuyWidget: false,
    teamAccordion: false,
    sections: { event: [], production: [] },
    eventStyle: 1,
    anchorListOffset: 600,
  },
};

const link = (menu_name: string, url: string, children: Navigation['menu'] = []) => ({
  menu_name,
  url,
  children,
  has_tab_navigation: false,
});
const NAVIGATION: Navigation = {
  menu: [
    link('Programm', '/de/veranstaltungen'),
    link('Besuch', '/de/besuch', [link('Anreise', '/de/besuch/anreise')]),
  ],
  footer: [{ title: 'Presse', url: '/de/presse' }],
};

interface LayoutOptions extends Pick<FakeHostOptions, 'answers'> {
  readonly lang?: Language;
  readonly path?: string;
  /** Named routes that the composition has. */
  readonly routes?: readonly RouteName[];
}

/** Renders a part of the layout inside a house that has settings and a menu. */
export function renderLayout(
  part: ReactNode,
  { lang = 'de', path = `/${lang}`, routes = [], answers = {} }: LayoutOptions = {},
) {
  const fake = fakeHost({ lang, path, texts: TEXTS[lang], answers });
  Object.assign(fake.host, {
    composition: { id: 'test', remotes: [{ name: 'test', routes: routes.map((id) => ({ id })), slots: [] }] },
  });
  fake.store.settings.set(SETTINGS);
  fake.store.navigation.set(NAVIGATION);
  return { ...fake, ...render(part, { wrapper: fake.wrapper }) };
}
