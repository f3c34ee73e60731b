import { useStore } from '@vestibule/contracts';
import { mediaFinderOf } from '../../media/finder-store';
import { EditorStore } from './editor-store';

/** The one editor store of the page. */
export function useEditor(): EditorStore {
  const store = useStore();
  return store.remote('editor', () => new EditorStore(store.page, mediaFinderOf(store).files));
}
