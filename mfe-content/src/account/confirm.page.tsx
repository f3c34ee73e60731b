import { tokenPage } from './token-page';

/** Page on which a new customer confirms the address, with the password. */
export default tokenPage({ route: 'user-confirm', form: 'confirmation', texts: 'confirm' });
