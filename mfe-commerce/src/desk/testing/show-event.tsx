import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../../remote';
import { DESK_TEXTS } from '../../testing/desk-texts';
import eventPage from '../event.page';

export const EVENT = '/de/api/box-office/events/7/';
export const event = EXAMPLES.boxOfficeEvent;

export const hostAt = (path: string, answers: Readonly<Record<string, FakeAnswer>>) =>
  fakeHost({ namespace: 'commerce', texts: DESK_TEXTS, routes: remote.routes, path, answers });

/** Shows the page of a date at the desk; `requests` are those after it was loaded. */
export async function showEvent(answers: Readonly<Record<string, FakeAnswer>> = {}) {
  const path = '/cms-hub/box-office/7';
  const fake = hostAt(path, { [EVENT]: event, ...answers });
  const data = await eventPage.loader?.(fake.context({ id: '7' }, path));
  fake.requests.length = 0;
  render(data && <eventPage.Component data={data} />, { wrapper: fake.wrapper });
  return { ...fake, user: userEvent.setup() };
}

/** Written bodies, in turn. */
export const writes = ({
  requests,
}: {
  readonly requests: readonly { readonly method: string; readonly body?: unknown }[];
}) => requests.filter(({ method }) => method !== 'GET').map(({ body }) => body);
