export { BurgerMenu } from './burger-menu';
export { FooterColumns } from './footer-columns';
export { DesktopMenu } from './desktop-menu';
export { FavoritesLink, LanguageLinks } from './header-links';
export { PreviewBanner } from './preview-banner';
export { TabNavigation } from './tab-navigation';
export { TicketsLink } from './tickets-link';
export { CustomerCheck } from './user-menu/customer-check';
export { SignedInMenu } from './user-menu/signed-in-menu';
