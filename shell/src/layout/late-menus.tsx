import './burger-menu.module.css';
import './desktop-menu.module.css';
import { lateComponent } from './late-component';
import './submenu.module.css';

const load = () => import(/* webpackChunkName: "menus" */ './menus');

/** The two forms of the main menu: until their code comes the server's disclosures open and close. */
export const LateDesktopMenu = lateComponent(() => load().then(({ DesktopMenu }) => DesktopMenu));
export const LateBurgerMenu = lateComponent(() => load().then(({ BurgerMenu }) => BurgerMenu));
