import { useStore } from '@vestibule/contracts';
import { Anchor } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../app/use-translation';

const FAVORITES = { name: 'favorites', setting: 'favoritesLink' } as const;
const LANGUAGE_LINKS = [
  { name: 'easyLanguage', setting: 'easyLanguageLink' },
  { name: 'signLanguage', setting: 'signLanguageLink' },
] as const;

export interface SettingLinkProps {
  /** The element around each link, which is not there without it. */
  readonly as: 'li' | 'div';
  readonly outerClass?: string | undefined;
  readonly className?: string | undefined;
}

/** The favourites of the site (docs/behaviour/frame.md#favourites). */
export const FavoritesLink = (props: SettingLinkProps) => <SettingLink {...FAVORITES} {...props} />;

/** Links to the site in easy language and in sign language (docs/behaviour/frame.md#easy-and-sign-language). */
export const LanguageLinks = (props: SettingLinkProps) =>
  LANGUAGE_LINKS.map((link) => <SettingLink key={link.name} {...link} {...props} />);

/** An entry without an address is not shown. */
const SettingLink = observer(function SettingLink({
  name,
  setting,
  as: Outer,
  outerClass,
  className,
}: SettingLinkProps & (typeof FAVORITES | (typeof LANGUAGE_LINKS)[number])) {
  const { settings } = useStore();
  const { t } = useTranslation('shell');
  const href = settings.current?.design.header[setting] ?? '';
  if (href === '') return null;
  return (
    <Outer className={outerClass}>
      <Anchor href={href} className={className}>
        {t(`header.${name}`)}
      </Anchor>
    </Outer>
  );
});
