import { editorConfig } from './editor-config';

// The editor itself is of no account here; as a module of the browser Jest does not find it.
jest.mock('ckeditor5', () => ({ Plugin: class {} }), { virtual: true });

const TEXTS = { newWindow: 'Neues Fenster', found: 'Gefunden', editor: 'Texteditor', area: 'Texteditor: %0' };

describe('editor config', () => {
  test('the toolbar has the tools of the specification and no others', () => {
    const { toolbar } = editorConfig(
      { ui: 'de', content: 'de', translations: {} },
      TEXTS,
      () => Promise.resolve([]),
      () => undefined,
    );
    const items = toolbar !== undefined && 'items' in toolbar ? toolbar.items : undefined;
    expect(items?.filter((item) => item !== '|')).toEqual([
      ...['bold', 'italic', 'link', 'bulletedList', 'numberedList'],
      ...['alignment:left', 'alignment:center', 'alignment:right', 'undo', 'redo'],
    ]);
  });

  test('the editor and its area are named in the language of the page, after its own words', () => {
    const own = { de: { dictionary: { Bold: 'Fett', 'Rich Text Editor': 'Rich Text Editor' }, getPluralForm: null } };
    const { translations } = editorConfig(
      { ui: 'de', content: 'cs', translations: own },
      TEXTS,
      () => Promise.resolve([]),
      () => undefined,
    );
    expect(translations).toEqual([
      own,
      {
        de: {
          dictionary: { 'Rich Text Editor': 'Texteditor', 'Rich Text Editor. Editing area: %0': 'Texteditor: %0' },
          getPluralForm: null,
        },
      },
    ]);
  });
});
