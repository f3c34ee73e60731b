export { BurgerMenu } from './burger-menu';
export { DesktopMenu } from './desktop-menu';
export { SignedInMenu } from './user-menu/signed-in-menu';
