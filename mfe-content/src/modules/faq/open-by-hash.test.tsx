import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, render, screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { moduleOf } from '../../testing/records';
import '../../testing/module-code';
import { ModuleList } from '../module-list';

// Statements that this file shows:
// - docs/behaviour/content.md#ways-inside-a-page

const scrolled = jest.fn();
describe('open by hash', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    scrolled.mockClear();
    class NothingChanges {
      observe() {}
      disconnect() {}
    }
    Object.assign(globalThis, {
      scrollTo: scrolled,
      matchMedia: () => ({ matches: true }),
      ResizeObserver: NothingChanges,
    });
  });
  afterEach(() => jest.useRealTimers());

  const items = ['hunde', 'fotos'].map((anchor) => ({ key: anchor, question: anchor, answer: '<p>Ja</p>', anchor }));
  let go: (hash: string) => void;

  function Page() {
    const navigate = useNavigate();
    go = (hash) => void navigate(hash);
    return <ModuleList modules={[moduleOf('faq', { items })]} placement="page" />;
  }
  const isOpen = () => screen.getAllByRole('group').map((details) => (details as HTMLDetailsElement).open);

  test('an address that names an answer opens it, and goes to its question after 700 ms', () => {
    render(<Page />, { wrapper: fakeHost().wrapper });
    expect(isOpen()).toEqual([false, false]);
    act(() => go('#fotos'));
    expect(isOpen()).toEqual([false, true]);
    act(() => jest.advanceTimersByTime(699));
    expect(scrolled).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(scrolled).toHaveBeenCalledWith({ top: -200, behavior: 'instant' });
  });

  test('an address that names nothing of it changes nothing', () => {
    render(<Page />, { wrapper: fakeHost().wrapper });
    act(() => go('#preise'));
    act(() => jest.advanceTimersByTime(2000));
    expect(isOpen()).toEqual([false, false]);
    expect(scrolled).not.toHaveBeenCalled();
  });
});
