import { exposeKey, type ExposeRef } from '@vestibule/contracts/site/site';
import { renderToString } from 'react-dom/server';
import type { AppHost } from './app-host';
import { Boundary } from './boundary';

const entry = (remote: string, expose: string) =>
  ({
    key: exposeKey(remote, expose),
    remote: { name: remote, version: '1.0.0' },
    expose,
    hydrate: 'idle',
  }) as unknown as ExposeRef;

describe('boundary', () => {
  test('where a slot ends, the code of the page around it goes on', () => {
    const marks: string[] = [];
    const host = { mark: (key: string) => void marks.push(key) } as unknown as AppHost;
    const [page, slot] = [entry('content', './pages/page'), entry('programme', './slots/list')];
    const html = renderToString(
      <Boundary host={host} entry={page}>
        <Boundary host={host} entry={slot}>
          events
        </Boundary>
        text
      </Boundary>,
    );
    expect(html).toContain('data-remote="programme" data-version="1.0.0"');
    expect(marks).toEqual([page.key, slot.key, page.key, '']);
  });
});
