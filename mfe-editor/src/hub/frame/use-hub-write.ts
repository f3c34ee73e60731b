import { useReportedWrite } from '@vestibule/ui/hub/use-reported-write';
import { useTranslation } from 'react-i18next';

/** Makes a write of a page of this remote and says how it went, in its texts. */
export const useHubWrite = () => useReportedWrite(useTranslation('editor').t);
