import type { ModuleOf } from '@vestibule/contracts';
import { fakeHost } from '@vestibule/testkit/fake-host';
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

describe('lazy module', () => {
  test('is rendered at once where its code is there, as servers need it', async () => {
    const Lazy = lazyModule<'quote'>(() => Promise.resolve({ default: Quote }));
    await Lazy.code?.();
    const { wrapper: Wrapper } = fakeHost();
    const html = renderToString(
      <Wrapper>
        <Lazy {...props} />
      </Wrapper>,
    );
    expect(html).toContain('<p>Salz</p>');
  });

  test('a page waits for the kinds that it has, at any depth, and for no other', async () => {
    const faq = jest.spyOn(VIEWS.faq.Component, 'code' as never);
    const viewer = jest.spyOn(VIEWS.viewer.Component, 'code' as never);
    const inside = moduleOf('section', { columns: [{ classes: '100', children: [moduleOf('faq')] }] });
    await loadCode([moduleOf('text'), inside], {});
    expect(faq).toHaveBeenCalledTimes(1);
    expect(viewer).not.toHaveBeenCalled();
  });
});
