import { useStore, type Page, type PageProps } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { ModuleList } from '../modules/module-list';
import { OutlineContext, outlineOf } from '../modules/outline';
import { PageHeader } from './page-header';

/** A content page: its headline and its modules. What the editor has changed covers what the server sent. */
export const ContentPage = observer(function ContentPage({ data }: PageProps<Page>) {
  const { page: store } = useStore();
  useEffect(() => store.open(data), [store, data]);
  useEffect(() => () => store.close(), [store]);
  const page = store.current?.id === data.id && store.current.lang === data.lang ? store.current : data;
  // The same object for the same modules: a new one reaches slots that have not hydrated, and React throws away what
  // the server sent.
  const outline = useMemo(() => outlineOf(page.modules), [page.modules]);
  return (
    <>
      <PageHeader page={page} />
      <OutlineContext value={outline}>
        <ModuleList modules={page.modules} placement="page" />
      </OutlineContext>
    </>
  );
});
