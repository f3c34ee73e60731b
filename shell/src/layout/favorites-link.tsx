import { useStore } from '@vestibule/contracts';
import { Anchor } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../app/use-translation';

/** The house's favourites; an entry without an address is not shown (spec/001 §2). */
export const FavoritesLink = observer(function FavoritesLink({ className }: { className?: string | undefined }) {
  const { settings } = useStore();
  const { t } = useTranslation('shell');
  const href = settings.current?.design.header.favoritesLink ?? '';
  if (href === '') return null;
  return (
    <Anchor href={href} className={className}>
      {t('header.favorites')}
    </Anchor>
  );
});
