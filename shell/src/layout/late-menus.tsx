import '@vestibule/ui/choice-links.module.css';
import './burger-menu.module.css';
import './contact.module.css';
import './footer-logos.module.css';
import './site-footer.module.css';
import './desktop-menu.module.css';
import './draft-notice.module.css';
import { lateComponent } from './late-component';
import './preview-banner.module.css';
import './submenu.module.css';
import './user-menu/user-menu.module.css';

const load = () => import(/* webpackChunkName: "menus" */ './menus');

/**
 * Both forms of the main menu, the menu of a signed-in visitor, the check for a session, the banner and the note of a
 * preview, the way to the shop, links of the settings, tabs, and the footer: until their code comes the server's
 * disclosures and links work.
 */
export const LateDesktopMenu = lateComponent(() => load().then(({ DesktopMenu }) => DesktopMenu));
export const LateBurgerMenu = lateComponent(() => load().then(({ BurgerMenu }) => BurgerMenu));
export const LateCustomerCheck = lateComponent(() => load().then(({ CustomerCheck }) => CustomerCheck));
export const LateSignedInMenu = lateComponent(() => load().then(({ SignedInMenu }) => SignedInMenu));
export const LateFavoritesLink = lateComponent(() => load().then(({ FavoritesLink }) => FavoritesLink));
export const LateLanguageLinks = lateComponent(() => load().then(({ LanguageLinks }) => LanguageLinks));
export const LatePreviewBanner = lateComponent(() => load().then(({ PreviewBanner }) => PreviewBanner));
export const LateDraftNotice = lateComponent(() => load().then(({ DraftNotice }) => DraftNotice));
export const LateFooterColumns = lateComponent(() => load().then(({ FooterColumns }) => FooterColumns));
export const LateTabNavigation = lateComponent(() => load().then(({ TabNavigation }) => TabNavigation));
export const LateTicketsLink = lateComponent(() => load().then(({ TicketsLink }) => TicketsLink));
