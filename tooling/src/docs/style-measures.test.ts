import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspaces';

// Statements that this file shows:
// - docs/behaviour/content.md#pictures
// - docs/behaviour/frame.md#breakpoints
// - docs/behaviour/frame.md#menu
// - docs/behaviour/frame.md#suggestions
// - docs/behaviour/programme.md#filter-lists
// - docs/behaviour/tickets.md#booking-widget
// - docs/behaviour/tickets.md#timeslots

/** Measures of docs/behaviour that are written in style sheets: the sheet, the rule, and its declaration. */
const MEASURES = [
  ['a rem is 10 px', 'shared-ui/src/base.css', 'html', 'font-size: 62.5%'],
  ['content is 1880 px wide', 'shared-ui/src/tokens.css', ':root', '--width: 188rem'],
  ['narrow content is 880 px wide', 'shared-ui/src/tokens.css', ':root', '--width-narrow: 88rem'],
  [
    'a picture on a page is 900 px high',
    'mfe-content/src/modules/image/image.module.css',
    '.onPage img',
    'max-block-size: 90rem',
  ],
  [
    'a picture in a column is 600 px high',
    'mfe-content/src/modules/image/image.module.css',
    '.inColumn img',
    'max-block-size: 60rem',
  ],
  [
    'a picture in a row is 480 px high',
    'mfe-content/src/modules/image-list/slider.module.css',
    '.picture',
    'max-block-size: 48rem',
  ],
  ['a movement takes 0.38 s', 'shared-ui/src/tokens.css', ':root', '--time: 0.38s'],
  ['a slow movement takes 0.56 s', 'shared-ui/src/tokens.css', ':root', '--time-slow: 0.56s'],
  ['a list in the menu opens in 0.4 s', 'shared-ui/src/tokens.css', ':root', '--time-menu-height: 0.4s'],
  ['the menu fades in in 0.5 s', 'shared-ui/src/tokens.css', ':root', '--time-menu-fade: 0.5s'],
  ['an arrow of the menu turns in 0.7 s', 'shared-ui/src/tokens.css', ':root', '--time-menu-turn: 0.7s'],
  [
    'the menu takes its time from there',
    'shell/src/layout/burger-menu.module.css',
    '.panel',
    'animation: open var(--time-menu-fade) var(--ease)',
  ],
  [
    'its lists do',
    'shell/src/layout/burger-menu.module.css',
    '& details::details-content',
    'block-size var(--time-menu-height) var(--ease)',
  ],
  [
    'its arrows do',
    'shell/src/layout/burger-menu.module.css',
    '.chevron',
    'transition: transform var(--time-menu-turn) var(--ease)',
  ],
  [
    'filters stand in one line from 100 em',
    'mfe-programme/src/filters/filter-bar.module.css',
    '@media (min-width: 100em)',
    '@media',
  ],
  [
    'suggestions are 21 em high',
    'shell/src/layout/search-box/suggestion-list.module.css',
    '.list',
    'max-block-size: 21em',
  ],
  [
    'a filter list is 19.5 em high',
    'mfe-programme/src/filters/filter-options.module.css',
    '.options',
    'max-block-size: 19.5em',
  ],
  [
    'beside a calendar it is 16.4 em high',
    'mfe-programme/src/filters/filter-bar.module.css',
    'div.options',
    'max-block-size: 16.4em',
  ],
  [
    'the booking widget is 28 em wide',
    'mfe-commerce/src/booking/booking.module.css',
    '.widget',
    'min-inline-size: min(28em, 100%)',
  ],
  [
    'all prices are 25 em high',
    'mfe-commerce/src/booking/price-list.module.css',
    '.all',
    'max-block-size: min(25em, 60dvb)',
  ],
  [
    'timeslots stand in two columns',
    'mfe-commerce/src/booking/timeslots.module.css',
    '.slots',
    'grid-template-columns: repeat(2, minmax(0, 1fr))',
  ],
] as const;

/** Text of the first rule with this selector; nested rules are in it. */
function ruleOf(css: string, selector: string): string {
  const start = css.search(
    new RegExp(`(?:^|\\n)\\s*${selector.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)}[^{};]*\\{`),
  );
  if (start < 0) return `no ${selector}`;
  let depth = 0;
  for (let at = css.indexOf('{', start); at < css.length; at += 1) {
    depth += css[at] === '{' ? 1 : css[at] === '}' ? -1 : 0;
    if (depth === 0) return css.slice(start, at).replaceAll(/\s+/g, ' ');
  }
  return `no end of ${selector}`;
}

describe('measures in style sheets', () => {
  it.each(MEASURES)('%s', (_, file, selector, declared) => {
    expect(ruleOf(readFileSync(join(ROOT, file), 'utf8'), selector)).toContain(declared);
  });

  it('control: a declaration of another rule does not count', () => {
    const css = '.a {\n  color: red;\n}\n.b {\n  color: blue;\n}\n';
    expect([ruleOf(css, '.a'), ruleOf(css, '.c')]).toEqual(['.a { color: red; ', 'no .c']);
  });
});
