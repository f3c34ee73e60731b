import * as dates from '@vestibule/contracts/dates';
import { ServerLink } from '@vestibule/ui/server-link';
import { FACADES } from '../facades';

/** The shared libraries as remotes' server files require them: this worker's own, so that each exists once. */
export const SERVER_LIBRARIES: Readonly<Record<string, object>> = {
  ...FACADES,
  'react-router-dom': { ...FACADES['react-router-dom'], Link: ServerLink },
  '@vestibule/contracts/dates': dates,
};
