import { tokenPage } from './token-page';

/** Where whoever has registered confirms the address, with the password. */
export default tokenPage({ route: 'user-confirm', form: 'confirmation', texts: 'confirm' });
