import { RootStore, type ContentModule } from '@vestibule/contracts';
import type { Fields } from '@vestibule/contracts/fields/field';
import { MODULE_MODELS, moduleFieldsOf } from '@vestibule/contracts/modules/models';
import type { MediaItem, MediaKind } from '@vestibule/contracts/schemas/media';
import { page } from '../../testing/records';
import type { FieldValues } from '../../shared/editable';
import { EditSession } from './edit-session';
import { emptyModule } from './empty-module';

// Statements that this file shows:
// - docs/behaviour/editing.md#structure-of-a-page

const ENDS: Readonly<Record<MediaKind, string>> = {
  picture: '320.jpg',
  audio: 'a.mp3',
  video: 'a.mp4',
  captions: 'a.vtt',
  document: 'a.pdf',
};
const item = (kind: MediaKind): MediaItem => ({
  file: `my.${kind}`,
  kind,
  version: 'v',
  url: kind === 'picture' ? `/media/abc/${ENDS[kind]}` : `/media/${ENDS[kind]}`,
  bytes: 1,
  width: kind === 'picture' ? 1600 : null,
  height: kind === 'picture' ? 900 : null,
  color: kind === 'picture' ? '#a09080' : null,
  alt: { en: 'The hall' },
  focal: [0.5, 0.2],
  credit: '',
});
const LIBRARY = new Map((Object.keys(ENDS) as MediaKind[]).map((kind) => [`my.${kind}`, item(kind)]));

/** Values with a file in each field for one, one part in each list. */
function withFiles(fields: Fields): FieldValues {
  const found = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    if (field.type === 'picture') return [[name, 'my.picture']];
    if (field.type === 'file') return [[name, `my.${field.of}`]];
    return field.type === 'list' ? [[name, [{ key: 'a', ...withFiles(field.of) }]]] : [];
  });
  return Object.fromEntries(found);
}
/** Paths of fields for files without the data of their file. */
function unfilled(fields: Fields, record: FieldValues): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.type === 'picture' || field.type === 'file') return record[`${name}_obj`] ? [] : [name];
    if (field.type !== 'list') return [];
    return (record[name] as FieldValues[]).flatMap((one) => unfilled(field.of, one).map((path) => `${name}.${path}`));
  });
}
const WITH_FILES = MODULE_MODELS.filter((model) => /"my\./.test(JSON.stringify(withFiles(moduleFieldsOf(model)))));

function begin(module: ContentModule, files = LIBRARY) {
  const store = new RootStore();
  store.page.open({ ...page, modules: [module] });
  const session = new EditSession(store.page, { module, version: 'v1', opener: null }, files);
  return { session, shown: () => ({ ...store.page.find(module.id) }) as FieldValues };
}

describe('present files', () => {
  test.each(WITH_FILES)('a module of the kind %s shows its chosen files before it is saved', (model) => {
    const { session, shown } = begin(emptyModule(model, 'de', 9));
    session.preview(withFiles(moduleFieldsOf(model)));
    expect(unfilled(moduleFieldsOf(model), shown())).toEqual([]);
  });

  test('the data is that of the server’s response, with the texts of the page’s language or its fallback', () => {
    const { session, shown } = begin(emptyModule('image', 'de', 9));
    session.preview({ image: 'my.picture' });
    expect(shown()).toMatchObject({
      image_obj: { id: 'abc', width: 1600, height: 900, alt: 'The hall', focal: [0.5, 0.2], color: '#a09080' },
      image_thumbnails: { small: '/media/abc/320.jpg', medium: '/media/abc/768.jpg', large: '/media/abc/1280.jpg' },
    });
    session.preview({ image: '' });
    expect(shown()['image_obj']).toBeNull();
  });

  test('a file of another kind is not shown as a picture', () => {
    const { session, shown } = begin(emptyModule('image', 'de', 9));
    session.preview({ image: 'my.document' });
    expect(shown()['image_obj']).toBeNull();
  });
});
