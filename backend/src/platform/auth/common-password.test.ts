import { isCommonPassword } from './common-password';

describe('common password', () => {
  // Statements that this file shows:
  // - docs/behaviour/editing.md#passwords

  it.each(['123456789012', 'passwordpassword', 'QwertyUiop123', 'aaaaaaaaaaaaaa', 'abcabcabcabcabc', '1qaz2wsx3edc'])(
    '%s is common',
    (password) => expect(isCommonPassword(password)).toBe(true),
  );

  it.each(['a password of her own', 'ein langes Passwort', 'qwertyuiop123 im Salzhof', 'abcabcabcabd'])(
    '%s is not',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});
