import { useStore } from '@vestibule/contracts';
import { lazyWithRetry } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const LoginRedirect = lazyWithRetry(() => import(/* webpackChunkName: "login-redirect" */ './login-redirect'));

/**
 * A flag in links for editors: visitors who are not logged in are asked to (docs/behaviour/editing.md#login-check).
 * Without it a failed check changes nothing.
 */
const REDIRECT_FLAG = 'redirect';

/** The page's address without the flag, or undefined when it is not set. */
export function flaggedPath(pathname: string, search: string): string | undefined {
  const query = new URLSearchParams(search);
  if (!query.has(REDIRECT_FLAG)) return undefined;
  query.delete(REDIRECT_FLAG);
  const rest = query.toString();
  return rest === '' ? pathname : `${pathname}?${rest}`;
}

/**
 * Shows the redirect modal where the flag is set and the visitor is not logged in. In the browser only: the page itself
 * is the same for everyone.
 */
export const LoginCheck = observer(function LoginCheck() {
  const { user } = useStore();
  const { pathname, search } = useLocation();
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const path = flaggedPath(pathname, search);
  if (!inBrowser || path === undefined || user.isEditor) return null;
  return (
    <Suspense>
      <LoginRedirect path={path} />
    </Suspense>
  );
});
