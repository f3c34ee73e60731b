import { BOX_OFFICE_PATH } from '../hub/hub-paths';

/** Address of the page of a date. */
export const eventPath = (id: number): string => `${BOX_OFFICE_PATH}/${id}`;
