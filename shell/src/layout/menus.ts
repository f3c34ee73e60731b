export { BurgerMenu } from './burger-menu';
export { DesktopMenu } from './desktop-menu';
