import { HUB_PATH } from '../frame/hub-paths';

/** The list of a kind's records. */
export const recordsPath = (kind: string): string => `${HUB_PATH}/records/${kind}`;
/** The form of a record, or of a new one. */
export const recordPath = (kind: string, id: number | 'new'): string => `${recordsPath(kind)}/${id}`;
/** The form of a new record below another one. */
export const belowPath = (kind: string, id: number): string => `${recordPath(kind, 'new')}?parent=${id}`;
/** The form of a new record that begins as another one. */
export const copyPath = (kind: string, id: number): string => `${recordPath(kind, 'new')}?from=${id}`;
