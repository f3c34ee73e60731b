import { ACCOUNT_ENDPOINTS } from './account-endpoints';
import { BOX_OFFICE_ENDPOINTS } from './box-office-endpoints';
import { EDITING_ENDPOINTS } from './editing-endpoints';
import { HOUSE_ENDPOINTS } from './house-endpoints';
import { MEDIA_ENDPOINTS } from './media-endpoints';
import { RECORDS_ENDPOINTS } from './records-endpoints';

/** Calls that only editors make: browsers load the list when the first of them is made, which visitors never do. */
export const EDITORS_ENDPOINTS = {
  ...EDITING_ENDPOINTS,
  ...MEDIA_ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  ...BOX_OFFICE_ENDPOINTS,
  ...HOUSE_ENDPOINTS,
  ...RECORDS_ENDPOINTS,
} as const;
