import './burger-menu.module.css';
import './desktop-menu.module.css';
import { lateComponent } from './late-component';
import './preview-banner.module.css';
import './submenu.module.css';
import './user-menu/user-menu.module.css';

const load = () => import(/* webpackChunkName: "menus" */ './menus');

/**
 * Both forms of the main menu, the menu of a signed-in visitor, the check for a session, the banner of a preview, and
 * the way to the shop: until their code comes the server's disclosures and links work.
 */
export const LateDesktopMenu = lateComponent(() => load().then(({ DesktopMenu }) => DesktopMenu));
export const LateBurgerMenu = lateComponent(() => load().then(({ BurgerMenu }) => BurgerMenu));
export const LateCustomerCheck = lateComponent(() => load().then(({ CustomerCheck }) => CustomerCheck));
export const LateSignedInMenu = lateComponent(() => load().then(({ SignedInMenu }) => SignedInMenu));
export const LatePreviewBanner = lateComponent(() => load().then(({ PreviewBanner }) => PreviewBanner));
export const LateTicketsLink = lateComponent(() => load().then(({ TicketsLink }) => TicketsLink));
