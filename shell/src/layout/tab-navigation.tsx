import { useStore } from '@vestibule/contracts';
import { Container } from '@vestibule/ui';
import { ChoiceLinks } from '@vestibule/ui/choice-links';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { isAt, tabsOf } from './menu-items';

/**
 * The page and its siblings as tabs, below a menu entry that wants it so (docs/behaviour/frame.md#tab-navigation). The
 * entry that leads to the page itself is marked as current.
 */
export const TabNavigation = observer(function TabNavigation() {
  const { menu } = useStore().navigation.current;
  const { pathname } = useLocation();
  const entry = tabsOf(pathname, menu);
  if (!entry) return null;
  const choices = entry.children.map(({ menu_name: name, url: href }) => ({
    name,
    href,
    current: isAt(pathname, href),
  }));
  return (
    <Container>
      <ChoiceLinks label={entry.menu_name} choices={choices.filter(({ href }) => href !== '')} />
    </Container>
  );
});
