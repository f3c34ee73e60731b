/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { Suggestion } from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { Failure } from '@vestibule/testkit/fake-host';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { SUGGEST_AFTER_MS } from './timing';
import { FOUND, PATH, show, input, button, form, list, pass, key, place, type } from './testing/show-search-box';

describe('suggestions', () => {
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('suggestions are requested in small letters, after a pause, and once', async () => {
    const { requests } = show();
    act(() => input().focus());
    fireEvent.change(input(), { target: { value: 'FÜ' } });
    await pass(SUGGEST_AFTER_MS - 1);
    fireEvent.change(input(), { target: { value: 'FÜHR ' } });
    await pass(SUGGEST_AFTER_MS - 1);
    expect(requests).toEqual([]);
    await pass(1);
    expect(requests.map(({ path }) => path)).toEqual([`${PATH}?q=f%C3%BChr`]);
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    expect(within(list() as HTMLElement).getAllByRole('option')).toHaveLength(2);
    expect(screen.getByRole('option', { name: 'Führungen buchen Seite' })).toBeInTheDocument();
  });

  test('an event has its day beside its kind', async () => {
    show({ answer: [{ text: 'Orgelnacht', kind: 'event', when: 'Fr, 27. Nov. 2026' }] });
    await type('orgel');
    expect(screen.getByRole('option', { name: 'Orgelnacht Fr, 27. Nov. 2026 · Veranstaltung' })).toBeInTheDocument();
  });

  test('a record with a picture is shown with it', async () => {
    show({ answer: [{ text: 'Orgelnacht', kind: 'event', when: '', image_obj: EXAMPLES.event.image_obj }] });
    await type('orgel');
    const option = screen.getByRole('option', { name: 'Orgelnacht Veranstaltung' });
    expect(option.querySelector('img')).toHaveAttribute('alt', '');
  });

  test('an empty text asks for nothing and has no list', async () => {
    const { requests } = show();
    await type('Führ');
    fireEvent.change(input(), { target: { value: '  ' } });
    await pass(SUGGEST_AFTER_MS);
    expect(requests).toHaveLength(1);
    expect(list()).not.toBeInTheDocument();
    expect(input()).toHaveAttribute('aria-expanded', 'false');
  });

  test('a late answer to an earlier text is not shown', async () => {
    let answerFirst = (_: Suggestion[]) => undefined as void;
    show({
      answer: ({ path }: { path: string }) =>
        path.endsWith('=a') ? new Promise<Suggestion[]>((resolve) => (answerFirst = resolve)) : [FOUND[0]],
    });
    await type('a');
    await type('ab');
    answerFirst([{ text: 'Veraltet', kind: 'page', when: '' }]);
    await pass(0);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Führung Veranstaltung']);
  });

  test('arrow keys go through the list and the input, which keeps the focus', async () => {
    show();
    await type('Führ');
    const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;
    const steps: (string | null | undefined)[] = [];
    for (const name of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
      key(name);
      steps.push(active());
    }
    expect(steps).toEqual([
      'Führung Veranstaltung',
      'Führungen buchen Seite',
      undefined,
      'Führungen buchen Seite',
      'Führung Veranstaltung',
    ]);
    expect(screen.getByRole('option', { name: /^Führung V/ })).toHaveAttribute('aria-selected', 'true');
    expect(input()).toHaveFocus();
  });

  test.each(['key', 'pointer'])('a suggestion chosen by %s becomes the text and is sent', async (way) => {
    show();
    await type('führ');
    key('ArrowDown');
    if (way === 'key') key('Enter');
    else fireEvent.click(screen.getByRole('option', { name: /^Führung V/ }));
    expect(input()).toHaveValue('Führung');
    expect(place()).toBe('/de/search?q=F%C3%BChrung');
    await pass(SUGGEST_AFTER_MS);
    expect(list()).not.toBeInTheDocument();
  });

  test('Escape closes the list, then the box; the list comes back with the arrow', async () => {
    show();
    await type('führ');
    expect(key('Escape')).toBe(false);
    expect(list()).not.toBeInTheDocument();
    key('ArrowDown');
    await pass(SUGGEST_AFTER_MS);
    expect(list()).toBeInTheDocument();
    key('Escape');
    key('Escape');
    expect(form()).not.toHaveAttribute('data-open');
    expect(button()).toHaveFocus();
  });

  test('a failure is reported and nothing else', async () => {
    const { reported } = show({ answer: () => new Failure(500) });
    await type('führ');
    expect(reported).toEqual([expect.objectContaining({ status: 500 })]);
    expect(list()).not.toBeInTheDocument();
    fireEvent.submit(form());
    expect(place()).toBe('/de/search?q=f%C3%BChr');
  });
});
