import * as dates from '@vestibule/contracts/dates';
import { FACADES } from '../facades';

/** The shared libraries as remotes' server files require them: this worker's own, so that each exists once. */
export const SERVER_LIBRARIES: Readonly<Record<string, object>> = {
  ...FACADES,
  '@vestibule/contracts/dates': dates,
};
