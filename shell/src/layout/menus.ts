export { BurgerMenu } from './burger-menu';
export { DesktopMenu } from './desktop-menu';
export { PreviewBanner } from './preview-banner';
export { TicketsLink } from './tickets-link';
export { CustomerCheck } from './user-menu/customer-check';
export { SignedInMenu } from './user-menu/signed-in-menu';
