import { ALL_CALLS } from '@vestibule/contracts/calls/all';
import type { CallDefinition } from '@vestibule/contracts/calls/define-call';
import { paymentPaths } from './payment-paths';

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

interface Row {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
}

const row = ({ name, method, path, summary }: Row) =>
  `<tr id="${name}"><td><code>${method}</code></td><td><code>${escape(path)}</code></td><td>${escape(summary)}</td></tr>`;

/** A readable list of all calls; no script, nothing from another host. */
export function docsPage(): string {
  const calls = Object.entries<CallDefinition>(ALL_CALLS).map(([name, { method, path, summary }]) =>
    row({ name, method, path, summary }),
  );
  const payments = Object.entries(paymentPaths()).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, summary }]) =>
      row({ name: String(operationId), method: method.toUpperCase(), path, summary: String(summary) }),
    ),
  );
  const rows = [...calls, ...payments];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>API | Vestibule</title><meta name="viewport" content="width=device-width">
<style>body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ccc;padding:.4rem;text-align:left;vertical-align:top}</style></head>
<body><main><h1>API</h1><p>Machine-readable: <a href="/api/openapi.json">openapi.json</a>. Every write needs the <code>csrftoken</code> cookie repeated in the header <code>X-CSRFToken</code>, but those that only the gateway makes.</p>
<table><thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">Description</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></main></body></html>
`;
}
