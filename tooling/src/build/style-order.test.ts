import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { StyleOrder } from './style-order';

const WIDTHS = { list: '2px', detail: '3px' };
/** Two pages that use the same card. */
const SOURCES = {
  'card.js': `import './card.module.css';\n`,
  'card.module.css': '.card { width: 1px; }\n',
  ...Object.fromEntries(
    Object.entries(WIDTHS).flatMap(([page, width]) => [
      [`${page}.js`, `import './card.js';\nimport './${page}.module.css';\n`],
      [`${page}.module.css`, `.page { width: ${width}; }\n`],
    ]),
  ),
};

let dir: string;
describe('style order', () => {
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'vestibule-style-order-'));
    await mkdir(join(dir, 'out'));
    for (const [file, content] of Object.entries(SOURCES)) await writeFile(join(dir, file), content);
  });
  afterEach(() => rm(dir, { recursive: true }));

  /** The style sheets of both pages. */
  async function build(): Promise<readonly string[]> {
    const compiler = webpack({
      mode: 'production',
      context: dir,
      entry: { list: './list.js', detail: './detail.js' },
      output: { path: join(dir, 'out') },
      module: {
        rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }],
      },
      plugins: [new MiniCssExtractPlugin({ filename: '[name].css' }), new StyleOrder('hub')],
    });
    const problems = await new Promise<unknown>((resolve, reject) =>
      compiler.run((error, stats) =>
        error ? reject(error) : resolve(stats?.toJson({ all: false, errors: true }).errors),
      ),
    );
    expect(problems).toEqual([]);
    return Promise.all(['list', 'detail'].map((page) => readFile(join(dir, 'out', `${page}.css`), 'utf8')));
  }
  const orderOf = (sheet: string) => /^@layer base, ui;@layer hub\{@layer ([\w,]+);\}/.exec(sheet)?.[1]?.split(',');
  /** The layer of the rule with this width. */
  const layerOf = (sheet: string, width: string) =>
    new RegExp(`@layer hub\\.(\\w+)\\s*\\{[^@]*width: ${width};`).exec(sheet)?.[1] ?? '';

  test('both sheets begin with one order, in which a page outweighs the card that it uses', async () => {
    const [list = '', detail = ''] = await build();
    const order = orderOf(list) ?? [];
    expect(order).toHaveLength(3);
    expect(orderOf(detail)).toEqual(order);
    const card = layerOf(list, '1px');
    expect(order).toContain(card);
    expect(layerOf(detail, '1px')).toBe(card);
    expect(order.indexOf(layerOf(list, WIDTHS.list))).toBeGreaterThan(order.indexOf(card));
    expect(order.indexOf(layerOf(detail, WIDTHS.detail))).toBeGreaterThan(order.indexOf(card));
  });
});
