import { editorConfig } from './editor-config';

// The editor itself is of no account here; as a module of the browser Jest does not find it.
jest.mock('ckeditor5', () => ({ Plugin: class {} }), { virtual: true });

test('the toolbar has the tools of the specification and no others', () => {
  const { toolbar } = editorConfig(
    { ui: 'de', content: 'de', translations: {} },
    { newWindow: 'Neues Fenster', found: 'Gefunden' },
    () => Promise.resolve([]),
    () => undefined,
  );
  const items = toolbar !== undefined && 'items' in toolbar ? toolbar.items : undefined;
  expect(items?.filter((item) => item !== '|')).toEqual([
    ...['bold', 'italic', 'link', 'bulletedList', 'numberedList'],
    ...['alignment:left', 'alignment:center', 'alignment:right', 'undo', 'redo'],
  ]);
});
