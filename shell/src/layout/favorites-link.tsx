import { useStore } from '@vestibule/contracts';
import { Anchor } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../app/use-translation';

export interface FavoritesLinkProps {
  /** The element around it, which is not there without it. */
  readonly as: 'li' | 'div';
  readonly outerClass?: string | undefined;
  readonly className?: string | undefined;
}

/** The favourites of the site; an entry without an address is not shown (docs/behaviour/frame.md#favourites). */
export const FavoritesLink = observer(function FavoritesLink({ as: Outer, outerClass, className }: FavoritesLinkProps) {
  const { settings } = useStore();
  const { t } = useTranslation('shell');
  const href = settings.current?.design.header.favoritesLink ?? '';
  if (href === '') return null;
  return (
    <Outer className={outerClass}>
      <Anchor href={href} className={className}>
        {t('header.favorites')}
      </Anchor>
    </Outer>
  );
});
