import type { Progress } from '../../features/packs/progress';

/** Where the command writes to; a part of `process.stdout`. */
export interface Output {
  readonly isTTY?: boolean;
  write: (text: string) => unknown;
}

const WIDTH = 24;
const CLEAR = '\r\u001b[K';

/** Shows how far the work is: one line that is written over on a terminal, nothing elsewhere. */
export function progressLine(output: Output): { show: (progress: Progress) => void; clear: () => void } {
  let shown = '';
  return {
    show({ step, done, total }) {
      if (output.isTTY !== true) return;
      const share = total === 0 ? 1 : done / total;
      const full = Math.round(share * WIDTH);
      const line = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${String(Math.round(share * 100)).padStart(3)} % ${step}${total > 1 ? ` ${done}/${total}` : ''}`;
      if (line !== shown) output.write(`${CLEAR}${line}`);
      shown = line;
    },
    clear() {
      if (shown !== '') output.write(CLEAR);
      shown = '';
    },
  };
}
