import { useReportedWrite } from '@vestibule/ui/hub/use-reported-write';
import { useTranslation } from 'react-i18next';

/** Makes a write of desk or door and says how it went, in their texts. */
export const useDeskWrite = () => useReportedWrite(useTranslation('commerce').t);
