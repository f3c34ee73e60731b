import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@vestibule/contracts';
import type { Database } from '../../../platform/db/database';
import { asText, loadDocument } from '../../../platform/db/documents';

/** Language of the mails to the staff (docs/behaviour/interface.md#mails-to-the-staff). */
export async function loadStaffLanguage(db: Database): Promise<Language> {
  const lang = asText((await loadDocument(db, 'settings'))['staff_language']);
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}
