import { Alert, Container } from '@vestibule/ui';
import { useTranslation } from '../app/use-translation';

export interface InvalidQueryProps {
  /** The parameters, with `, ` between them. */
  readonly names: string;
  /** Query of the address. */
  readonly search: string;
}

/** Says which parameters of the address are left out in the page below. */
export function InvalidQuery({ names, search }: InvalidQueryProps) {
  const { t } = useTranslation('shell');
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
