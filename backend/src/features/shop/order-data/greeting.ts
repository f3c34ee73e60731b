import type { Translate } from '../../../platform/texts/translate';

/** How a mail to a buyer begins; without a name where that may be anybody's words. */
export const greetingOf = (t: Translate, name: string): string =>
  name === '' ? t('letter.greeting') : t('letter.greetingName', { name });
