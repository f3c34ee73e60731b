import { refresh } from './refresh';
import '../styles';
import { start } from '../start';
import { Swap } from './swap';

declare global {
  /** Shows another composition in the open page. Returns false when only a reload can show it. */
  var _VESTIBULE_SWAP: ((composition: string) => Promise<boolean>) | undefined;
}

/** The page of a developer of a remote (`npm run dev`): saved changes replace the code in the open page. */
const page = await start();
if (page) {
  const swap = new Swap(page, refresh);
  globalThis._VESTIBULE_SWAP = (composition) => swap.to(composition);
}
