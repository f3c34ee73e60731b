import { Failure, type FakeAnswer } from '@vestibule/contracts/testing/fake-host';
import { screen } from '@testing-library/react';
import { CHECKED_IN } from './testing/checked-in';
import { showEvent, writes } from './testing/show-event';

const CHECK_IN = '/api/tickets/check-in/';
const scan = async (answer: FakeAnswer, code: string) => {
  const fake = await showEvent({ [CHECK_IN]: answer });
  await fake.user.type(screen.getByLabelText('Code des Tickets'), `${code}{Enter}`);
  expect(writes(fake)).toEqual([{ code, event: 7 }]);
  return fake;
};
const refusal = (field: string) => new Failure(409, { code: 'conflict', field });

test('says who comes in, and waits for the next code', async () => {
  await scan(CHECKED_IN, 'muster');
  expect(await screen.findByText('Willkommen: Jana Nováková, Saal, Normal, Reihe 3, Platz 12')).toBeInTheDocument();
  expect(screen.getByLabelText('Code des Tickets')).toHaveFocus();
  expect(screen.getByLabelText('Code des Tickets')).toHaveValue('');
});

test.each([
  ['used before', refusal('code'), 'beispiel', 'Schon benutzt: 21. Nov. 2026, 17:42 Uhr'],
  ['given back', refusal('code'), 'fort', 'Dieses Ticket wurde zurückgegeben.'],
  ['of another event', refusal('event'), 'muster', 'Dieses Ticket gilt für einen anderen Termin.'],
  ['of nobody', new Failure(404, { code: 'not_found' }), 'nichts', 'Dieses Ticket gibt es nicht.'],
])('says what is wrong with a ticket %s', async (_, answer, code, text) => {
  const { reported } = await scan(answer, code);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(reported).toEqual([]);
});

test('codes are read one after the other, so that each answer is that of its code', async () => {
  let answerFirst = (_: unknown) => {};
  const first = new Promise<unknown>((resolve) => (answerFirst = resolve));
  const answers: unknown[] = [first, refusal('event')];
  const fake = await showEvent({ [CHECK_IN]: () => answers.shift() });
  await fake.user.type(screen.getByLabelText('Code des Tickets'), 'nichts{Enter}muster{Enter}');
  expect(writes(fake)).toEqual([{ code: 'nichts', event: 7 }]);
  answerFirst(new Failure(404, { code: 'not_found' }));
  expect(await screen.findByText('Dieses Ticket gilt für einen anderen Termin.')).toBeInTheDocument();
  expect(writes(fake)).toHaveLength(2);
});
