import { object } from 'yup';
import { PREVIEW_PARAMETER } from '../content-preview';
import { trimmedText } from '../fields/common';

/** A record for its page; the token of a preview shows it with its draft. */
export const recordPageQuery = object({ [PREVIEW_PARAMETER]: trimmedText().max(120).default('') });
