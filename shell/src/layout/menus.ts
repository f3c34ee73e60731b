export { BurgerMenu } from './burger-menu';
export { DesktopMenu } from './desktop-menu';
export { CustomerCheck } from './user-menu/customer-check';
export { SignedInMenu } from './user-menu/signed-in-menu';
