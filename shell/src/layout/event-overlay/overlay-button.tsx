import { useHost } from '@vestibule/contracts';
import { Button } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../app/use-translation';
import { useOffersProgramme } from './use-offers-programme';

/** Opens the programme over the page. */
export const OverlayButton = observer(function OverlayButton() {
  const { store } = useHost();
  const { t } = useTranslation('shell');
  const offered = useOffersProgramme();
  if (!offered) return null;
  return (
    <Button variant="primary" aria-haspopup="dialog" onClick={() => store.ui.setEventOverlayOpen(true)}>
      {t('overlay.title')}
    </Button>
  );
});
