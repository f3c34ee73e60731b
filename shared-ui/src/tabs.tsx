import { Tab, TabList, TabPanel, TabProvider } from '@ariakit/react/tab';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { cx } from './class-names';
import { opensElsewhere } from './opens-elsewhere';
import styles from './tabs.module.css';

interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  /** Address of the same content as a page: the way without script. Without it the tab is a button. */
  readonly href?: string;
}

export interface TabsProps<Id extends string> {
  /** Name of the row of tabs. */
  readonly label: string;
  readonly tabs: readonly TabItem<Id>[];
  readonly selected: Id;
  /** The owner sets `selected`, and passes its content as children. */
  readonly onSelect: (id: Id) => void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * Views of one thing, of which one is shown. Arrow keys select; there is only one panel, so hidden views cost nothing.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children, className }: TabsProps<Id>) {
  const prefix = useId();
  const select = (key: string | null | undefined) => {
    const tab = tabs.find(({ id }) => `${prefix}${id}` === key);
    if (tab && tab.id !== selected) onSelect(tab.id);
  };
  return (
    <TabProvider selectedId={`${prefix}${selected}`} setSelectedId={select}>
      <TabList aria-label={label} className={cx(styles.list, className)}>
        {tabs.map(({ id, label: name, href }) => (
          <Tab
            key={id}
            id={`${prefix}${id}`}
            className={styles.tab}
            {...(href !== undefined && {
              // eslint-disable-next-line jsx-a11y/anchor-has-content -- the tab's own content is put into it
              render: <a href={href} />,
              onClick: (event: MouseEvent) => {
                if (opensElsewhere(event)) return;
                event.preventDefault();
                onSelect(id);
              },
            })}
          >
            {name}
          </Tab>
        ))}
      </TabList>
      <TabPanel tabId={`${prefix}${selected}`} className={styles.panel}>
        {children}
      </TabPanel>
    </TabProvider>
  );
}
