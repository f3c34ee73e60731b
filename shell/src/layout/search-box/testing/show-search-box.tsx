import type { SearchBoxOptions, Suggestion } from '@vestibule/contracts';
import { fakeHost, type FakeHostOptions } from '@vestibule/testkit/fake-host';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import de from '../../../../translations/de.json';
import { RouteParamsContext } from '../../../app/route-params';
import { SearchBox } from '../search-box';
import { SUGGEST_AFTER_MS } from '../timing';

export const FOUND: Suggestion[] = [
  { text: 'Führung', kind: 'event', when: '' },
  { text: 'Führungen buchen', kind: 'page', when: '' },
];
export const PATH = '/de/api/search/autocomplete/';
const Here = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

export function show({
  variant = 'header',
  answer = FOUND,
  category,
  page,
}: {
  variant?: 'header' | 'page';
  answer?: NonNullable<FakeHostOptions['answers']>[string];
  category?: string;
  page?: SearchBoxOptions;
} = {}) {
  const fake = fakeHost({ texts: de, answers: { [PATH]: answer } });
  const box = <SearchBox variant={variant} {...page} />;
  render(
    <RouteParamsContext value={{ category }}>
      {variant === 'page' ? <details open>{box}</details> : box}
      <button>Danach</button>
      <Here />
    </RouteParamsContext>,
    { wrapper: fake.wrapper },
  );
  return fake;
}
export const input = () => screen.getByRole('combobox', { name: 'Suche' });
export const button = () => screen.getByRole('button', { name: 'Suchen' });
export const form = () => screen.getByRole('search');
export const list = () => screen.queryByRole('listbox', { name: 'Vorschläge' });
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
export const key = (name: string) => fireEvent.keyDown(input(), { key: name });
export const place = () => screen.getByRole('status').textContent;
export async function type(value: string) {
  act(() => input().focus());
  fireEvent.change(input(), { target: { value } });
  await pass(SUGGEST_AFTER_MS);
}
