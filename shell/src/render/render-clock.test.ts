import type { SiteComposition } from '@vestibule/contracts/site/site';
import { RenderClock } from './render-clock';

const SITE = {
  id: 'c1',
  remotes: ['content', 'programme', 'commerce'].map((name) => ({ name, version: '1.0.0' })),
} as unknown as SiteComposition;
let time = 0;
const clockWithout = (...excluded: string[]) => {
  time = 100;
  return new RenderClock(excluded, () => time);
};
const pass = (ms: number) => (time += ms);

describe('render clock', () => {
  test('each remote gets the time of its own code, also around a slot of another', () => {
    const clock = clockWithout();
    clock.mark('content|./pages/page');
    pass(50);
    clock.render(() => {
      pass(1);
      clock.mark('content|./pages/page');
      pass(2);
      clock.mark('programme|./slots/list');
      pass(4);
      clock.mark('content|./pages/page');
      pass(8);
      clock.mark('');
      pass(16);
    });
    expect(clock.timings(SITE)).toMatchObject({
      composition: 'c1',
      ms: 81,
      remotes: [
        { remote: 'content', version: '1.0.0', work: 'render', at: 51, ms: 10 },
        { remote: 'programme', version: '1.0.0', work: 'render', at: 53, ms: 4 },
      ],
    });
  });

  test('loaders of one remote side by side count once, those of different remotes each', () => {
    const clock = clockWithout();
    const hours = clock.loading('programme|./slots/hours');
    pass(5);
    const list = clock.loading('programme|./slots/list');
    const cart = clock.loading('commerce|./slots/cart');
    pass(5);
    hours();
    pass(5);
    list();
    cart();
    expect(clock.timings(SITE).remotes).toEqual([
      { remote: 'programme', version: '1.0.0', work: 'data', at: 0, ms: 15 },
      { remote: 'commerce', version: '1.0.0', work: 'data', at: 5, ms: 10 },
    ]);
  });

  test('an excluded expose has not rendered', () => {
    const clock = clockWithout('programme|./slots/hours');
    clock.render(() => {
      clock.mark('programme|./slots/hours');
      pass(3);
      clock.mark('');
    });
    expect(clock.timings(SITE).remotes).toEqual([]);
  });
});
