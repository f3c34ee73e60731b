import { tokenPage } from './token-page';

/** Where a customer chooses a new password by the link of a mail. */
export default tokenPage({ route: 'user-new-password', form: 'newPassword', texts: 'newPasswordByLink' });
