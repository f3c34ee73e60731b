import { useStore } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import type { ReactNode, Ref } from 'react';

export const LIST_ID = 'list';

interface ListRegionProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly className: string | undefined;
  /** Whether another selection of the list loads; by default while the site loads a page. */
  readonly busy?: boolean | undefined;
  /** `LIST_ID` for the page's list; one over the page has none. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** The listed records. A component of its own: the state of loading a page must not render a long list again. */
export const ListRegion = observer(function ListRegion({ ref, className, busy, id, children }: ListRegionProps) {
  const { ui } = useStore();
  return (
    <div ref={ref} id={id} tabIndex={-1} className={className} aria-busy={busy ?? ui.navigating}>
      {children}
    </div>
  );
});
