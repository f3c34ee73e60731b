type FieldError = 'required' | 'email' | 'code';
export interface LoginErrors {
  readonly email?: FieldError;
  readonly password?: FieldError;
  readonly code?: FieldError;
}

interface Typed {
  readonly email: string;
  readonly password: string;
  /** Undefined where none is asked for. */
  readonly code: string | undefined;
}

/** What is wrong with the input before it is sent: nothing beyond what is plainly no address or no password. */
export function checkCredentials({ email, password, code }: Typed): LoginErrors {
  return {
    ...(email === '' ? { email: 'required' as const } : !/^\S+@\S+$/.test(email) && { email: 'email' as const }),
    ...(password === '' && { password: 'required' as const }),
    ...(code === '' && { code: 'required' as const }),
  };
}
