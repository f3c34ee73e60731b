import { Slot, useStore } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CONTENT_ID, SkipLinks } from './skip-links';

const NOTHING = {};

/** Around the pages of the content hub: the editor's bar and the page (docs/behaviour/frame.md#layouts). */
export const DashboardLayout = observer(function DashboardLayout({ children }: { children: ReactNode }) {
  const { user } = useStore();
  return (
    <>
      <SkipLinks />
      {user.isEditor && <Slot name="editor-toolbar" id="editor-toolbar" params={NOTHING} />}
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
    </>
  );
});
