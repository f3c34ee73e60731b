import type { RenderReport } from '@vestibule/contracts/worker/messages';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { errorText } from './error-text';

/** How React marks a boundary whose content threw; the browser tries it again. */
const FAILED_BOUNDARY = '<!--$!-->';

export const hasFailedBoundary = (html: string) => html.includes(FAILED_BOUNDARY);

/**
 * Says what went wrong in a page that has a failed boundary. renderToString does not report it, so the page is rendered
 * once more by the renderer that has an error callback; `owner` says whose code was running.
 */
export function diagnose(app: ReactNode, owner: () => RenderReport['where']): Promise<RenderReport[]> {
  const reports: RenderReport[] = [];
  return new Promise((resolve) => {
    renderToPipeableStream(app, {
      onError: (error) => void reports.push({ where: owner(), kind: 'render', message: errorText(error) }),
      onAllReady: () => resolve(reports),
      onShellError: () => resolve(reports),
    });
  });
}
