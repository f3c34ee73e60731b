import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { Disclosure } from './disclosure';

const page = (dismissable = true) => (
  <MemoryRouter initialEntries={['/de']}>
    <Disclosure summary="Besuch" dismissable={dismissable}>
      <Link to="/de/anreise">Anreise</Link>
    </Disclosure>
    <button type="button">Anderswo</button>
  </MemoryRouter>
);

/** jsdom opens a details element at a click, but sends no event. */
async function open() {
  await userEvent.click(screen.getByText('Besuch'));
  const details = screen.getByRole('group');
  if (!(details as HTMLDetailsElement).open) act(() => details.setAttribute('open', ''));
  fireEvent(details, new Event('toggle'));
  return details;
}

test('Escape closes and gives the focus back', async () => {
  render(page());
  const details = await open();
  screen.getByRole('link', { name: 'Anreise' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(details).not.toHaveAttribute('open');
  expect(screen.getByText('Besuch')).toHaveFocus();
});

test('a press outside closes and leaves the focus where it went', async () => {
  render(page());
  const details = await open();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Anderswo' }));
  expect(details).not.toHaveAttribute('open');
});

test('focus that moves on closes', async () => {
  render(page());
  const details = await open();
  act(() => screen.getByRole('button', { name: 'Anderswo' }).focus());
  expect(details).not.toHaveAttribute('open');
});

test('another page closes', async () => {
  render(page());
  const details = await open();
  await userEvent.click(screen.getByRole('link', { name: 'Anreise' }));
  expect(details).not.toHaveAttribute('open');
});

test('an accordion stays open', async () => {
  render(page(false));
  const details = await open();
  await userEvent.keyboard('{Escape}');
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Anderswo' }));
  expect(details).toHaveAttribute('open');
});
