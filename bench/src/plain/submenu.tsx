import type { MenuItem, PageLink } from './types';

const HERE = '/de/veranstaltungen';

/** Whether the programme is this entry's page or below it. */
export const isWithin = ({ url, children }: MenuItem): boolean => url === HERE || children.some(isWithin);

/** The links below an entry of a menu, with the entry's own page first. */
export function Submenu({
  item,
  className,
  linkClassName,
}: {
  item: MenuItem;
  className: string | undefined;
  linkClassName: string | undefined;
}) {
  const links: PageLink[] = item.children.map(({ menu_name, url }) => ({ title: menu_name, url }));
  if (item.url !== '' && !links.some(({ url }) => url === item.url))
    links.unshift({ title: 'Überblick', url: item.url });
  return (
    <ul role="list" className={className}>
      {links.map(({ title, url }) => (
        <li key={url}>
          <a className={linkClassName} {...(url === HERE && { 'aria-current': 'page' as const })} href={url}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
