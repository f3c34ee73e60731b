import { idOfHash } from '@vestibule/contracts/browser-data';
import { useStore } from '@vestibule/contracts';
import { Container, cx } from '@vestibule/ui';
import { opensElsewhere } from '@vestibule/ui/opens-elsewhere';
import { observer } from 'mobx-react-lite';
import { use, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { glideTo } from '../glide';
import { HeadlinesContext } from '../headlines-context';
import type { ModuleProps } from '../module-view';
import styles from './anchor-list.module.css';
import { useActiveHeadline } from './use-active-headline';

/** Ways to the parts of the page; the one that is read is marked. */
const AnchorList = observer(function AnchorList({ module, placement }: ModuleProps<'anchor_list'>) {
  const { settings } = useStore();
  const { t } = useTranslation('content');
  const headlines = use(HeadlinesContext);
  const isOfPage = module.children.length === 0;
  const places = isOfPage ? headlines : module.children;
  const anchors = places.map(({ anchor }) => anchor).join(' ');
  const active = useActiveHeadline(anchors, settings.current?.design.anchorListOffset ?? 0, isOfPage);
  if (places.length === 0) return null;
  const list = (
    <nav aria-label={t(isOfPage ? 'anchors.label' : 'anchors.chosen')}>
      <ul role="list" className={cx(styles.list, module.sticky && styles.line)}>
        {places.map(({ anchor, title }) => (
          <li key={anchor}>
            <Link
              to={`#${anchor}`}
              className={styles.link}
              aria-current={active === anchor ? 'location' : undefined}
              preventScrollReset
              onClick={go}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
  return placement === 'page' ? <Container>{list}</Container> : list;
});

/** With a key held down a link opens another window. */
function go(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(idOfHash(event.currentTarget.hash));
  if (target && !opensElsewhere(event)) glideTo(target);
}

export default AnchorList;
