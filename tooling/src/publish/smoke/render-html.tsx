import { HostProvider, type Host } from '@vestibule/contracts';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import type { Texts } from './texts';

/** How React marks a boundary inside the remote that did not get rendered; its development build says why. */
const FAILED_BOUNDARY = /<!--\$!--><template(?: data-dgst="[^"]*")?(?: data-msg="([^"]*)")?/;

interface Rendering {
  readonly Component: ComponentType<object>;
  readonly props: object;
  readonly host: Host;
  readonly i18n: Texts[keyof Texts];
  readonly url: URL;
}

/**
 * Renders a component below what the shell puts above every expose; throws what it throws, also inside its own
 * boundaries.
 */
export function renderHtml({ Component, props, host, i18n, url }: Rendering): string {
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <HostProvider value={host}>
        <StaticRouter location={url.pathname}>
          <Component {...props} />
        </StaticRouter>
      </HostProvider>
    </I18nextProvider>,
  );
  const failed = FAILED_BOUNDARY.exec(html);
  if (failed) throw new Error(failed[1] ?? 'a boundary was not rendered');
  return html;
}
