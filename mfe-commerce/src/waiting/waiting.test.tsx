import type { AnswerOf, EventDetail, RefusedPost } from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen } from '@testing-library/react';
import de from '../../translations/de.json';
import remote from '../../remote';
import slot from '../booking/booking.slot';
import { seatGroup } from '../testing/records';
import placePage from './place.page';
import waitingPage from './waiting.page';

const PATH = '/de/webshop/waiting/7';
const event: EventDetail = {
  ...EXAMPLES.event,
  id: 7,
  bookable: false,
  waitable: true,
  seat_groups: [seatGroup({ status: '0' })],
};
const host = (path: string, answers: Readonly<Record<string, object>>) =>
  fakeHost({ namespace: 'commerce', routes: remote.routes, texts: de, path, answers });
const refusal = (problems: Readonly<Record<string, string>>, posted = ''): RefusedPost => ({
  reason: 'values',
  problems,
  posted,
});

/** Target of a button's form, and the values that it sends. */
function sentBy(button: string) {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: button });
  if (!form) throw new Error('no form');
  return [form.method, form.getAttribute('action'), Object.fromEntries(new FormData(form))];
}

describe('waiting', () => {
  test('on the page of a sold-out event is the form of its waiting list, in the place of the widget', async () => {
    const fake = host('/de/veranstaltungen/abend/7', { '/de/api/events/7/': event });
    const data = await slot.loader?.(fake.context({ event: 7 }));
    if (!data) throw new Error('no data');
    render(<slot.Component data={data} params={{ event: 7 }} />, { wrapper: fake.wrapper });
    expect(screen.getByRole('region', { name: 'Ausverkauft' })).toBeInTheDocument();
    expect(sentBy('Auf die Warteliste setzen')).toEqual(['post', PATH, { quantity: '1', email: '' }]);
    expect(screen.queryByText('Tickets buchen')).not.toBeInTheDocument();
  });

  describe('the page of the waiting list', () => {
    async function show(query = '', refused?: RefusedPost, changes: Partial<EventDetail> = {}) {
      const fake = host(PATH + query, { '/de/api/events/7/': { ...event, ...changes } });
      const data = await waitingPage.loader?.(fake.context({ id: '7' }, PATH + query));
      if (!data) throw new Error('no data');
      render(<waitingPage.Component data={data} {...(refused && { refused })} />, { wrapper: fake.wrapper });
    }

    test('shows problems at the fields, with the typed values', async () => {
      await show('', refusal({ email: 'validation' }, 'email=ada&quantity=3'));
      expect(screen.getByRole('textbox', { name: /E-Mail/ })).toHaveAccessibleDescription(/gültige E-Mail-Adresse/);
      expect(screen.getByRole('textbox', { name: /E-Mail/ })).toHaveValue('ada');
      expect(screen.getByRole('spinbutton')).toHaveValue(3);
      expect(screen.getByRole('alert')).toHaveTextContent('Bitte prüfen Sie Ihre Angaben.');
    });

    test.each([
      [refusal({ '': 'conflict' }), /Es gibt wieder Tickets/],
      [{ ...refusal({}), reason: 'limited' as const }, /zu viele Anfragen/],
      [{ ...refusal({}), reason: 'unavailable' as const }, /nicht funktioniert/],
    ])('says why nobody was put on it: %j', async (refused, text) => {
      await show('', refused);
      expect(screen.getByRole('alert')).toHaveTextContent(text);
    });

    test('says that somebody is on it now', async () => {
      await show('?joined=1');
      expect(screen.getByRole('status')).toHaveTextContent(/^Sie stehen auf der Warteliste/);
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    });

    test('has no form where there is nothing to wait for', async () => {
      await show('', undefined, { waitable: false });
      expect(screen.getByText(/gerade nicht auf die Warteliste/)).toBeInTheDocument();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    });
  });

  describe('the page of a place', () => {
    const OWN = '/de/webshop/waiting/7K3M-9QXT/s';
    type Place = AnswerOf<'waitingPlace'>;
    async function show(changes: Partial<Place> = {}, query = '', refused?: RefusedPost) {
      const fake = host(OWN + query, { '/de/api/waiting/7K3M-9QXT/s/': { ...EXAMPLES.waitingPlace, ...changes } });
      const data = await placePage.loader?.(fake.context({ number: '7K3M-9QXT', signature: 's' }, OWN + query));
      if (data === undefined) throw new Error('no data');
      render(<placePage.Component data={data} {...(refused && { refused })} />, { wrapper: fake.wrapper });
    }

    test('takes the tickets that are held at chosen prices, or passes', async () => {
      await show();
      expect(screen.getByText(/2 Tickets frei geworden\. Wir halten sie bis 21\. Nov\. 2026, 00:00 Uhr/)).toBeVisible();
      expect(sentBy('In den Warenkorb')).toEqual(['post', OWN, { 'tickets-1': '2', 'tickets-2': '0' }]);
      expect(sentBy('Verzichten und Warteliste verlassen')).toEqual(['post', OWN, { leave: '1' }]);
    });

    test.each([
      [{ state: 'waiting', offer: null } as const, /Sie warten auf 2 Tickets/],
      [{ state: 'over', offer: null } as const, /bekommen jetzt andere/],
      [{ state: 'taken', offer: null, quantity: 1 } as const, /Ihr Ticket haben Sie in den Warenkorb gelegt/],
    ])('says how it stands, and leaves the list: %j', async (changes, text) => {
      await show(changes);
      expect(screen.getByText(text)).toBeVisible();
      expect(sentBy('Warteliste verlassen')).toEqual(['post', OWN, { leave: '1' }]);
      expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
    });

    test.each([
      [{ quantity: 'validation' }, 'Bitte wählen Sie 1 bis 2 Tickets.'],
      [{ '': 'no_reservation' }, 'Diese Tickets werden nicht mehr für Sie festgehalten.'],
    ])('says why nothing was taken: %j', async (problems, text) => {
      await show({}, '', refusal(problems));
      expect(screen.getByRole('alert')).toHaveTextContent(text);
    });

    test('that was given up needs no link any more', async () => {
      await show({}, '?left=1');
      expect(screen.getByRole('status')).toHaveTextContent('Sie stehen nicht mehr auf der Warteliste.');
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    });
  });
});
