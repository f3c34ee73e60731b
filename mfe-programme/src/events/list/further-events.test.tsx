import { Failure } from '@vestibule/testkit/fake-host';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { comeNear, watchTheEnd } from '../../testing/near-the-end';
import { EVENTS, ANSWERS, show, titles } from './testing/show-list';

watchTheEnd();

describe('further events', () => {
  test('the next page joins when the reader comes near; the state of an event is announced', async () => {
    const { ui, wrapper } = await show();
    render(ui, { wrapper });
    await act(async () => comeNear());
    await waitFor(() => expect(screen.getByText('Abgesagt')).toBeVisible());
    expect(screen.getByText('1 weitere Veranstaltung geladen.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Weitere Veranstaltungen' })).not.toBeInTheDocument();
    expect(titles()).toEqual(['Abend 1', 'Abend 2', 'Das lange Licht', 'Abend 3']);
  });

  test('requested by hand, the focus goes to the first new event', async () => {
    const { ui, wrapper } = await show();
    render(ui, { wrapper });
    await userEvent.click(screen.getByRole('link', { name: 'Weitere Veranstaltungen' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Abend 3' })).toHaveFocus());
  });

  test('a failure keeps the list and offers another try', async () => {
    let broken = true;
    const { ui, wrapper } = await show('', {
      ...ANSWERS,
      [`${EVENTS}?page=2`]: () => (broken ? new Failure(503) : ANSWERS[`${EVENTS}?page=2`]),
    });
    render(ui, { wrapper });
    await userEvent.click(screen.getByRole('link', { name: 'Weitere Veranstaltungen' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Weitere Veranstaltungen konnten nicht geladen werden.');
    expect(screen.getByRole('link', { name: 'Abend 1' })).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await screen.findByRole('link', { name: 'Abend 3' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
