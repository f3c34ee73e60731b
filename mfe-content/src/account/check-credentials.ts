type FieldError = 'required' | 'email';
export interface LoginErrors {
  readonly email?: FieldError;
  readonly password?: FieldError;
}

/** What is wrong with the input before it is sent: nothing beyond what is plainly no address or no password. */
export function checkCredentials(email: string, password: string): LoginErrors {
  return {
    ...(email === '' ? { email: 'required' as const } : !/^\S+@\S+$/.test(email) && { email: 'email' as const }),
    ...(password === '' && { password: 'required' as const }),
  };
}
