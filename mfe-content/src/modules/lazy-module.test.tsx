import type { ModuleOf } from '@vestibule/contracts';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { moduleOf } from '../testing/records';
import { lazyModule } from './lazy-module';
import { loadCode } from './load-code';
import type { ModuleProps } from './module-view';
import { VIEWS } from './views';

const Quote = ({ module }: ModuleProps<'quote'>) => <p>{module.content}</p>;
const props: ModuleProps<'quote'> = {
  module: moduleOf('quote', { content: 'Salz' }) as ModuleOf<'quote'>,
  data: undefined,
  placement: 'page',
  first: false,
  showColumn: () => null,
};

/** Its code comes while it is rendered. */
const show = (children: ReactNode) => act(async () => void render(children));

test('is rendered at once where its code is there, as servers need it', async () => {
  const Lazy = lazyModule<'quote'>(() => Promise.resolve({ default: Quote }));
  await Lazy.code?.();
  expect(renderToString(<Lazy {...props} />)).toContain('<p>Salz</p>');
});

test('comes by itself where nobody has loaded it, and once for all places', async () => {
  const load = jest.fn(() => Promise.resolve({ default: Quote }));
  const Lazy = lazyModule<'quote'>(load);
  await show(
    <>
      <Lazy {...props} />
      <Lazy {...props} />
    </>,
  );
  expect(await screen.findAllByText('Salz')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what could not be had is asked for again, by a page and by what is on the screen', async () => {
  const load = () => jest.fn(() => Promise.resolve({ default: Quote })).mockRejectedValueOnce(new Error('away'));
  const Page = lazyModule<'quote'>(load());
  await expect(Page.code?.()).rejects.toThrow('away');
  await expect(Page.code?.()).resolves.toBe(Quote);

  const Shown = lazyModule<'quote'>(load());
  await show(<Shown {...props} />);
  expect(await screen.findByText('Salz', {}, { timeout: 5000 })).toBeVisible();
});

test('a page waits for the kinds that it has, at any depth, and for no other', async () => {
  const faq = jest.spyOn(VIEWS.faq.Component, 'code' as never);
  const viewer = jest.spyOn(VIEWS.viewer.Component, 'code' as never);
  const inside = moduleOf('section', { columns: [{ classes: '100', children: [moduleOf('faq')] }] });
  await loadCode([moduleOf('text'), inside], {});
  expect(faq).toHaveBeenCalledTimes(1);
  expect(viewer).not.toHaveBeenCalled();
});
