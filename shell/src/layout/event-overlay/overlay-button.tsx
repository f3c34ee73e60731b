import { useHost } from '@vestibule/contracts';
import { Button } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../app/use-translation';
import { writeFlag } from './overlay-flag';

/**
 * Opens the programme over the page; a setting of the house, and not where the programme is anyway
 * (docs/behaviour/frame.md#event-overlay).
 */
export const OverlayButton = observer(function OverlayButton() {
  const { href, store } = useHost();
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const wanted = store.settings.current?.design.stickyOverlayButton === true;
  if (!wanted || pathname.startsWith(href('events', {}))) return null;
  const open = () => {
    store.ui.setEventOverlayOpen(true);
    writeFlag(true);
  };
  return (
    <Button variant="primary" aria-haspopup="dialog" onClick={open}>
      {t('overlay.title')}
    </Button>
  );
});
