import type { RenderReport } from '@vestibule/contracts/worker/messages';

/** An error's stack in one line: what it says, and where in the remote's own files it was thrown. */
export function inOneLine(stack: string, remoteDir: string, serverFile: string): string {
  const text = stack.replaceAll(`${remoteDir}/`, '');
  const [said = '', ...frames] = text.split(/\n\s+(?=at )/);
  const own = frames.find((frame) => frame.includes(serverFile))?.split('\n')[0];
  return `${said.trim()}${own ? ` (${own.trim()})` : ''}`;
}

/** What a worker's report means for the author of the remote. */
export function wordsOf({ kind, where, message }: RenderReport, line: (stack: string) => string): string {
  const said = line(message);
  if (kind === 'start')
    return said.includes('is not what remote.json says it is') ? said : `the server file throws ${said}`;
  if (kind === 'render') return `the render throws ${said}`;
  if (kind === 'timeout') return 'the loader gives no answer within 2 s';
  if (kind === 'code') return `cannot be loaded: ${said}`;
  return where.slot === undefined ? `reports ${said}` : `the loader, meta or slots throw ${said}`;
}
