import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { exampleSettings } from '@vestibule/contracts/examples/house';
import * as dates from '@vestibule/contracts/dates';
import { useLocation } from 'react-router-dom';
import de from '../../translations/de.json';
import { listItem } from '../testing/records';
import { EventRow } from './event-row';
import { toRow } from './to-row';

const Where = () => <output>{useLocation().pathname + useLocation().hash}</output>;

function show({
  quickbuyWidget = true,
  ...changes
}: Parameters<typeof listItem>[0] & { quickbuyWidget?: boolean } = {}) {
  const fake = fakeHost({ namespace: 'programme', texts: de });
  fake.store.settings.set({ ...exampleSettings, design: { ...exampleSettings.design, quickbuyWidget } });
  render(
    <>
      <EventRow row={toRow(listItem(changes), fake.host, dates)} level={3} />
      <Where />
    </>,
    { wrapper: fake.wrapper },
  );
}
const link = () => screen.getByRole('link', { name: 'Tickets buchen: Abend 1' });
const click = async (how = {}) => await act(async () => fireEvent.click(link(), how));
const widget = () => screen.queryByTestId('late-slot-event-booking');

/** Nothing in jsdom says that a <details> has closed. */
async function close(): Promise<void> {
  const toggle = Object.assign(new Event('toggle'), { newState: 'closed' });
  await act(async () => widget()?.dispatchEvent(toggle));
}

describe('quick booking', () => {
  // jsdom cannot go where a link leads.
  beforeEach(() => document.addEventListener('click', (event) => event.preventDefault(), { once: true }));

  test('tickets of the house are chosen in the row; closed, the focus is on its link again', async () => {
    show();
    await click();
    expect(await screen.findByRole('group', { name: 'Tickets buchen: Abend 1' })).toContainElement(widget());
    act(() => {
      widget()?.setAttribute('tabindex', '-1');
      widget()?.focus();
    });
    await close();
    expect(widget()).toBeNull();
    expect(link()).toHaveFocus();
  });

  test('a box without a widget to close goes by Escape as well', async () => {
    show();
    await click();
    await screen.findByTestId('late-slot-event-booking');
    await userEvent.keyboard('{Escape}');
    expect(widget()).toBeNull();
    expect(link()).toHaveFocus();
  });

  test('a press elsewhere keeps the focus there', async () => {
    show();
    await click();
    await screen.findByTestId('late-slot-event-booking');
    await close();
    expect(widget()).toBeNull();
    expect(document.body).toHaveFocus();
  });

  const TICKETS = '/de/veranstaltungen/abend-1/1#tickets';

  test.each([
    ['the house does not want it', { quickbuyWidget: false }],
    ['somebody else sells the tickets', { id_jet: '', ticket_url: 'https://tickets.example/1' }],
  ])('the link leads to the page where %s', async (_, changes) => {
    show(changes);
    await click();
    expect(screen.getByRole('status')).toHaveTextContent(TICKETS);
  });

  test('in a new tab it is the page', async () => {
    show();
    await click({ ctrlKey: true });
    expect(widget()).toBeNull();
    expect(link()).toHaveAttribute('href', TICKETS);
  });

  test('a second press leads to the page', async () => {
    show();
    await click();
    expect(screen.getByRole('status')).toHaveTextContent(/^\/de$/);
    await screen.findByTestId('late-slot-event-booking');
    await click();
    expect(screen.getByRole('status')).toHaveTextContent(TICKETS);
  });
});
