import type { RenderedPage } from '@vestibule/contracts/worker/messages';
import { Metrics } from './metrics';
import { RemoteHealth } from './remote-health';
import { RemoteWatch } from './remote-watch';
import type { AskedRender } from '../compositions/asked-render';
import { RenderWatch } from './render-watch';

const REQUEST: AskedRender = {
  as: 'html',
  path: '/de',
  lang: 'de',
  origin: 'http://localhost',
  cookie: '',
  requestId: 'request-1',
};
const timing = (remote: string, work: 'render' | 'data', ms: number) => ({ remote, version: '1.0.0', work, at: 0, ms });
const page = (own: Partial<RenderedPage>): RenderedPage => ({ status: 200, body: '', tags: [], reports: [], ...own });

function watch() {
  const metrics = new Metrics();
  const health = new RemoteHealth();
  return { metrics, health, renders: new RenderWatch(metrics, new RemoteWatch(metrics, health), undefined) };
}

describe('render watch', () => {
  test('a remote counts once for each render that it took part in without failing', async () => {
    const { metrics, health, renders } = watch();
    const report = { where: { remote: 'programme', version: '1.0.0' }, message: 'broken', kind: 'render' as const };
    const remotes = [timing('content', 'data', 5), timing('content', 'render', 2), timing('programme', 'render', 1)];
    renders.rendered(
      page({ timings: { composition: 'c1', startedAt: 0, ms: 9, remotes }, reports: [report] }),
      REQUEST,
    );
    renders.failed(report);
    expect(health.rate('content', '1.0.0')).toEqual({ loads: 1, failures: 0 });
    expect(health.rate('programme', '1.0.0')).toEqual({ loads: 0, failures: 1 });
    const text = await metrics.registry.metrics();
    expect(text).toContain(
      'vestibule_remote_failures_total{remote="programme",version="1.0.0",side="server",kind="render"} 1',
    );
    expect(text).toContain('vestibule_remote_render_seconds_sum{remote="content",version="1.0.0"} 0.002');
  });

  test('a worker of an older shell measures nothing, and that is no failure', () => {
    const { health, renders } = watch();
    renders.rendered(page({}), REQUEST);
    expect(health.rate('content', '1.0.0')).toEqual({ loads: 0, failures: 0 });
  });

  test('lost workers are distinguished from those that were ended', async () => {
    const { metrics, renders } = watch();
    for (let started = 0; started < 3; started += 1) renders.workerStarted();
    renders.workerEnded('stalled');
    renders.workerEnded();
    const text = await metrics.registry.metrics();
    expect(text).toContain('vestibule_render_workers 1');
    expect(text).toContain('vestibule_render_workers_lost_total{reason="stalled"} 1');
  });
});
