import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Link } from 'react-router-dom';
import { Disclosure } from './disclosure';

function show(props: { readonly dismissable?: boolean; readonly trap?: boolean } = {}) {
  const { store, wrapper } = fakeHost({ path: '/de' });
  render(
    <>
      <Disclosure summary="Besuch" {...props}>
        <Link to="/de/anreise">Anreise</Link>
      </Disclosure>
      <button type="button">Anderswo</button>
      <p>daneben</p>
    </>,
    { wrapper },
  );
  return store;
}

/** jsdom has no pointer events with coordinates. */
const press = (type: string, target: Element, at: Readonly<Record<string, number>> = {}) =>
  fireEvent(
    target,
    Object.assign(new Event(type, { bubbles: true }), { clientX: 0, clientY: 0, offsetX: 0, offsetY: 0, ...at }),
  );

/** jsdom opens a details element at a click, but sends no event. */
async function open() {
  await userEvent.click(screen.getByText('Besuch'));
  const details = screen.getByRole('group');
  if (!(details as HTMLDetailsElement).open) act(() => details.setAttribute('open', ''));
  fireEvent(details, new Event('toggle'));
  return details;
}

describe('disclosure', () => {
  test('Escape closes and gives the focus back', async () => {
    show();
    const details = await open();
    screen.getByRole('link', { name: 'Anreise' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(details).not.toHaveAttribute('open');
    expect(screen.getByText('Besuch')).toHaveFocus();
  });

  test('a click outside closes', async () => {
    show();
    const details = await open();
    await userEvent.click(screen.getByText('daneben'));
    expect(details).not.toHaveAttribute('open');
  });

  test('a swipe, the scrollbar and a selection of text that ends outside close nothing', async () => {
    show();
    const details = await open();
    const [inside, outside] = [screen.getByRole('link', { name: 'Anreise' }), screen.getByText('daneben')];
    // The browser takes a swipe over for scrolling.
    press('pointerdown', outside);
    press('pointercancel', outside);
    press('pointerup', outside);
    // A drag, e.g. of the page's scrollbar.
    press('pointerdown', outside, { clientY: 20 });
    press('pointerup', outside, { clientY: 90 });
    // A press on the track of a scrollbar.
    Object.defineProperty(outside, 'clientWidth', { value: 800 });
    press('pointerdown', outside, { offsetX: 805 });
    press('pointerup', outside);
    // The click of such a drag goes to the element that both ends have in common.
    press('pointerdown', inside);
    press('pointerup', outside);
    fireEvent.click(document.body, { detail: 1 });
    expect(details).toHaveAttribute('open');
  });

  test('a tap closes where the browser sends no click, and a click of a screen reader where nothing is pressed', async () => {
    show();
    const details = await open();
    press('pointerdown', screen.getByText('daneben'));
    press('pointerup', screen.getByText('daneben'));
    expect(details).not.toHaveAttribute('open');
    await open();
    fireEvent.click(screen.getByText('daneben'));
    expect(details).not.toHaveAttribute('open');
  });

  test('focus that moves on closes', async () => {
    show();
    const details = await open();
    act(() => screen.getByRole('button', { name: 'Anderswo' }).focus());
    expect(details).not.toHaveAttribute('open');
  });

  test('another page closes', async () => {
    show();
    const details = await open();
    await userEvent.click(screen.getByRole('link', { name: 'Anreise' }));
    expect(details).not.toHaveAttribute('open');
  });

  test('an accordion stays open', async () => {
    show({ dismissable: false });
    const details = await open();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByText('daneben'));
    expect(details).toHaveAttribute('open');
  });

  test('Back closes one that covers the page, and gives the focus back', async () => {
    const { ui } = show({ trap: true });
    const details = await open();
    screen.getByRole('link', { name: 'Anreise' }).focus();
    act(() => ui.layers.at(-1)?.());
    expect(details).not.toHaveAttribute('open');
    fireEvent(details, new Event('toggle'));
    expect(ui.layers).toEqual([]);
    expect(screen.getByText('Besuch')).toHaveFocus();
  });

  test('Back leaves the page over which a small one is open', async () => {
    const { ui } = show();
    await open();
    expect(ui.layers).toEqual([]);
  });

  test.each([
    ['its users learn that it was opened before the script was there', false, [[true]]],
    ['one that is open from the start is nothing new to them', true, []],
  ])('%s', async (_, isOpen, told) => {
    const onToggle = jest.fn();
    const { wrapper: Host } = fakeHost();
    const ui = (
      <Host>
        <Disclosure summary="Kalender" defaultOpen={isOpen} onToggle={onToggle}>
          Tage
        </Disclosure>
      </Host>
    );
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(ui);
    box.querySelector('details')?.setAttribute('open', '');
    // The element's own event is over before the script is there.
    await new Promise((resolve) => setTimeout(resolve));
    const root = await act(async () => hydrateRoot(box, ui));
    expect(onToggle.mock.calls).toEqual(told);
    act(() => root.unmount());
    box.remove();
  });
});
