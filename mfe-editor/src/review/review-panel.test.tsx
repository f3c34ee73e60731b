import type { AnswerOf } from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../translations/de.json';
import { ReviewPanel } from './review-panel';

// Statements that this file shows:
// - docs/behaviour/editing.md#reviews

type ReviewStanding = AnswerOf<'recordReview'>;
const WAITING = EXAMPLES.recordReview;
const NOTHING: ReviewStanding = {
  version: 'v0',
  needed: 1,
  review: null,
  reviewers: [
    { id: 1, name: 'mara' },
    { id: 2, name: 'otto' },
  ],
  may: { submit: true, withdraw: false, decide: false, assign: false },
};
const READ = '/api/records/articles/7/review/';
const WRITE = `/de${READ}`;

async function show(standing: ReviewStanding, answer: FakeAnswer = WAITING) {
  const fake = fakeHost({ namespace: 'editor', texts: de, path: '/', answers: { [READ]: standing, [WRITE]: answer } });
  const onApproved = jest.fn();
  render(<ReviewPanel kind="articles" id={7} version="v1" onApproved={onApproved} />, { wrapper: fake.wrapper });
  await waitFor(() => expect(fake.requests.length).toBeGreaterThan(0));
  const writes = () => fake.requests.filter(({ path }) => path === WRITE).map(({ body, version }) => [version, body]);
  return { ...fake, writes, onApproved, user: userEvent.setup() };
}
const button = (name: string) => screen.findByRole('button', { name });

describe('the review of a record', () => {
  test('is submitted with a note, to one person', async () => {
    const { user, writes, store } = await show(NOTHING);
    await user.click(await screen.findByText('Zur Prüfung einreichen', { selector: 'summary' }));
    await user.type(screen.getByLabelText('Notiz für die Prüfung'), 'Bitte bis Freitag');
    await user.selectOptions(screen.getByLabelText('Wer prüft'), 'otto');
    await user.click(await button('Zur Prüfung einreichen'));
    expect(writes()).toEqual([['"v0"', { action: 'submit', text: 'Bitte bis Freitag', assignee: 2 }]]);
    expect(await screen.findByText('wartet auf Freigabe')).toBeInTheDocument();
    expect(store.alerts.current?.text).toBe('Gespeichert und zur Prüfung eingereicht.');
  });

  test('names its steps, and is approved', async () => {
    const done = { ...WAITING, review: { ...WAITING.review!, state: 'done' as const }, may: NOTHING.may };
    const { user, writes, onApproved } = await show(WAITING, done);
    expect(await screen.findByText(/eingereicht am 20\. Nov\. 2026.* von eva/)).toBeInTheDocument();
    expect(screen.getByText('Bitte bis Freitag')).toBeInTheDocument();
    await user.click(await button('Freigeben'));
    expect(writes()).toEqual([['"v1"', { action: 'approve', text: '' }]]);
    await waitFor(() => expect(onApproved).toHaveBeenCalledTimes(1));
    expect(screen.getByText('Letzte Prüfung')).toBeInTheDocument();
  });

  test('is returned with a reason, and not without', async () => {
    const { user, writes, onApproved } = await show(WAITING);
    await user.click(await button('Zurückgeben'));
    const reason = screen.getByLabelText('Begründung');
    expect(reason).toHaveAccessibleDescription(/Bitte schreiben Sie, was zu ändern ist\.$/);
    expect(writes()).toEqual([]);
    await user.type(reason, 'Zu lang');
    await user.click(await button('Zurückgeben'));
    expect(writes()).toEqual([['"v1"', { action: 'return', text: 'Zu lang' }]]);
    expect(onApproved).not.toHaveBeenCalled();
  });

  test('is given to a person, or to nobody in particular', async () => {
    const { user, writes } = await show({ ...WAITING, reviewers: NOTHING.reviewers });
    expect(await screen.findByLabelText('Wer prüft')).toHaveDisplayValue('mara');
    await user.selectOptions(screen.getByLabelText('Wer prüft'), 'alle, die veröffentlichen dürfen');
    expect(writes()).toEqual([['"v1"', { action: 'assign', assignee: null }]]);
  });

  test('that others have changed is read again, and nothing that was typed is lost', async () => {
    const { user, requests, store, reported } = await show(WAITING, new Failure(412, { code: 'conflict' }));
    await user.type(await screen.findByLabelText('Begründung'), 'Zu lang');
    await user.click(await button('Zurückgeben'));
    await waitFor(() => expect(requests.filter(({ path }) => path === READ)).toHaveLength(2));
    expect(store.alerts.current?.text).toMatch(/inzwischen geändert/);
    expect(screen.getByLabelText('Begründung')).toHaveValue('Zu lang');
    expect(reported).toEqual([]);
  });

  test('that takes two people says how many have agreed', async () => {
    const { review } = WAITING;
    await show({
      ...WAITING,
      needed: 2,
      review: { ...review!, approvals: 1, is_changed: true },
      may: { ...WAITING.may, decide: false },
    });
    expect(await screen.findByText('1 von 2 Freigaben')).toBeInTheDocument();
    expect(screen.getByText(/Seit der Einreichung geändert/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Freigeben' })).not.toBeInTheDocument();
    expect(await button('Erneut einreichen')).toBeInTheDocument();
  });

  test('is nothing where there is none, and nothing to submit', async () => {
    await show({ ...NOTHING, may: { ...NOTHING.may, submit: false } });
    expect(screen.queryByRole('region', { name: 'Prüfung' })).not.toBeInTheDocument();
  });
});
