import type { ContentModule, ModuleModel } from '../entities';
import type { Field, Fields } from '../fields/field';
import { isSlug } from '../fields/reference-targets';
import { moduleFieldsOf, MODULE_MODELS } from '../modules/models';
import { exampleImage, exampleThumbnails } from './images';

const LINK = '/de/besuch';
const FILES = {
  audio: { url: '/media/audio/0123456789abcdef.mp3', type: 'audio/mpeg' },
  video: { url: '/media/video/0123456789abcdef.mp4', type: 'video/mp4' },
  captions: { url: '/media/captions/0123456789abcdef.vtt', type: 'text/vtt' },
  document: { url: '/media/document/0123456789abcdef.pdf', type: 'application/pdf' },
} as const;
const EMBEDS = {
  video: 'https://www.youtube.com/watch?v=abcdefghijk',
  audio: 'https://salzhof.podigee.io/12-die-orgel',
  document: 'https://issuu.com/salzhof/docs/programm',
  social: 'https://www.instagram.com/p/C1aBcDeFgHi/',
} as const;

function exampleOf(name: string, field: Field): Readonly<Record<string, unknown>> {
  switch (field.type) {
    case 'line':
      return { [name]: field.pattern ? '' : 'Ein Beispiel' };
    case 'text':
      return { [name]: 'Ein Beispiel in mehreren Worten.' };
    case 'rich_text':
      return { [name]: '<p>Ein Beispiel mit <em>Betonung</em>.</p>' };
    case 'html':
      return { [name]: '<p>Ein <em>Beispiel</em>.</p>', [`${name}_frame`]: '' };
    case 'link':
      return { [name]: LINK };
    case 'picture':
      return { [name]: 'beispiel.jpg', [`${name}_obj`]: exampleImage, [`${name}_thumbnails`]: exampleThumbnails };
    case 'file':
      return { [name]: `beispiel.${field.of}`, [`${name}_obj`]: FILES[field.of] };
    case 'embed':
      return { [name]: EMBEDS[field.of] };
    case 'instant':
    case 'day':
    case 'time':
    case 'money':
    case 'form_value':
      return { [name]: '' };
    case 'choice':
    case 'number':
    case 'flag':
      return { [name]: field.default };
    case 'reference':
      return { [name]: isSlug(field.to) ? '' : null };
    case 'references':
      return { [name]: [] };
    case 'group':
      return { [name]: exampleFields(field.of) };
    case 'list':
      return { [name]: ['a', 'b'].map((key) => ({ key, ...exampleFields(field.of) })) };
    case 'modules':
      return {};
    case 'columns':
      return { [name]: [{ classes: '100', children: [] }] };
  }
}

const exampleFields = (fields: Fields) =>
  Object.assign({}, ...Object.entries(fields).map(([name, field]) => exampleOf(name, field))) as object;

/** A module of the model with every field filled, derived from its definition. */
export const exampleModule = (model: ModuleModel, id: number): ContentModule =>
  ({ id, lang: 'de', model, ...exampleFields(moduleFieldsOf(model)) }) as ContentModule;

/** One module of each model; ids from 101. */
export const exampleModules: ContentModule[] = MODULE_MODELS.map((model, index) => exampleModule(model, 101 + index));
