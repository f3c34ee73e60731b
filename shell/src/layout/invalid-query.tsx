import { SiteError, useHost } from '@vestibule/contracts';
import { Alert, Container } from '@vestibule/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { AppHost } from '../app/app-host';
import { useTranslation } from '../app/use-translation';

export interface InvalidQueryProps {
  /** Parameters that are left out in the page below, with `, ` between them; undefined where there is no such page. */
  readonly names: string | undefined;
}

/**
 * Says which parameters of the address are left out, and reports the address
 * (docs/behaviour/programme.md#query-of-the-list): a link somewhere is wrong. Programs that try addresses out run no
 * script.
 */
export function InvalidQuery({ names }: InvalidQueryProps) {
  const { t } = useTranslation('shell');
  const { report } = useHost() as AppHost;
  const { pathname, search } = useLocation();
  useEffect(
    () => report(new SiteError('validation', 400, `Bad query: ${pathname}${search}`)),
    [report, pathname, search],
  );
  if (names === undefined) return null;
  const query = new URLSearchParams(search);
  return (
    <Container>
      <Alert kind="error">
        <p>{t('error.query.text')}</p>
        <ul>
          {names.split(', ').map((name) => (
            <li key={name}>
              <bdi>{`${name}=${query.get(name)}`}</bdi>
            </li>
          ))}
        </ul>
      </Alert>
    </Container>
  );
}
