import { useStore } from '@vestibule/contracts';
import { shopLinkOf } from '@vestibule/contracts/shop-link';
import { Anchor, ButtonLink } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../app/use-translation';

/** The way to the shop (docs/behaviour/frame.md#tickets): a button, or an item of a list; none without a shop. */
export const TicketsLink = observer(function TicketsLink({
  as: Outer,
  className,
}: {
  readonly as?: 'li';
  readonly className?: string | undefined;
}) {
  const store = useStore();
  const { t } = useTranslation('shell');
  const href = shopLinkOf(store);
  if (href === '' || !store.settings.isShopOnline) return null;
  const link = { href, className, children: t('header.tickets') };
  return Outer ? (
    <Outer>
      <Anchor {...link} />
    </Outer>
  ) : (
    <ButtonLink small {...link} />
  );
});
