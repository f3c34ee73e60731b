import { defineSlot, useStore } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { Suspense, lazy } from 'react';
import { useEditor } from '../session/use-editor';
import { Toolbar } from './toolbar';

/** Forms, validation and the text editor come with the first module that is opened: the bar itself stays small. */
const EditLayer = lazy(() => import('../sheet/edit-layer').then((module) => ({ default: module.EditLayer })));

/** The palette and the other questions come with edit mode. */
const StructureLayer = lazy(() =>
  import('../structure/structure-layer').then((module) => ({ default: module.StructureLayer })),
);

const EditorToolbar = observer(function EditorToolbar() {
  const { page } = useStore();
  const { session } = useEditor();
  return (
    <>
      <Toolbar />
      {page.editing && (
        <Suspense>
          <StructureLayer />
        </Suspense>
      )}
      {session && (
        <Suspense>
          <EditLayer session={session} />
        </Suspense>
      )}
    </>
  );
});

/** Fills `editor-toolbar`. */
export default defineSlot<'editor-toolbar'>({ Component: EditorToolbar });
