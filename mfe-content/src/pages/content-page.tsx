import { useStore, type Museum, type Page, type PageProps } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { areSamePlaces, headlinesOf } from '../modules/headlines';
import { HeadlinesContext } from '../modules/headlines-context';
import { LoadedContext, type Loaded } from '../modules/loaded-context';
import { ModuleList } from '../modules/module-list';
import { isSameOutline, outlineOf } from '../modules/outline';
import { useKept } from '../modules/use-kept';
import { OutlineContext } from '../modules/use-level';
import { OtherForms } from './other-forms';
import { useEditedData } from './use-edited-data';
import { Container, PageHeader } from '@vestibule/ui';
import { isHero } from '../modules/view-of';
import styles from './content-header.module.css';

/**
 * A page with its modules' data; the home page has the organisation with it, for search engines.
 */
export type ContentPageData = Page & {
  readonly museum?: Museum;
  readonly loaded: Loaded;
};

const WHOLE_PAGE = { section: null, column: 0 } as const;

/** A content page: its headline and its modules. The editor's changes cover the server's data. */
export const ContentPage = observer(function ContentPage({ data }: PageProps<ContentPageData>) {
  const { page: store } = useStore();
  useEffect(() => store.open(data), [store, data]);
  useEffect(() => () => store.close(), [store]);
  const page = store.current?.id === data.id && store.current.lang === data.lang ? store.current : data;
  // The same object for the same modules: a new one reaches slots that have not hydrated, and React throws away the
  // server's HTML.
  const loaded = useEditedData(page.modules, data.modules, data.loaded);
  const outline = useKept(
    useMemo(() => outlineOf(page.modules, loaded), [page.modules, loaded]),
    isSameOutline,
  );
  const headlines = useKept(
    useMemo(() => headlinesOf(page.modules, loaded), [page.modules, loaded]),
    areSamePlaces,
  );
  return (
    <>
      <OtherForms page={page} />
      <ContentHeader page={page} />
      <LoadedContext value={loaded}>
        <OutlineContext value={outline}>
          <HeadlinesContext value={headlines}>
            <ModuleList modules={page.modules} placement="page" place={WHOLE_PAGE} />
          </HeadlinesContext>
        </OutlineContext>
      </LoadedContext>
    </>
  );
});

/** The header of a content page; when a hero opens the page, the hero has it. */
function ContentHeader({ page }: { page: Page }) {
  if (isHero(page.modules[0])) return null;
  return (
    <Container className={styles.header}>
      <PageHeader>{page.headline || page.title}</PageHeader>
    </Container>
  );
}
