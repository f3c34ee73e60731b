/** The undecoded value of a cookie in a string such as `document.cookie`. */
export const cookieValue = (cookies: string, name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1];
