import {
  Alignment,
  BlockQuote,
  Bold,
  Essentials,
  GeneralHtmlSupport,
  Heading,
  HorizontalLine,
  Italic,
  Link,
  List,
  Paragraph,
  PasteFromOffice,
  type EditorConfig,
  type Translations,
} from 'ckeditor5';
import { linkFinder, type FindLinks } from './link-finder';
import { pasteCleaner, type TakePictures } from './paste-cleaner';
import { LateScroll } from './late-scroll';
import { StillBadge } from './still-badge';

/** Markup that editors cannot write here but the server retains: it must come out as it came in. */
const KEPT_TAGS =
  /^(h5|h6|u|s|sub|sup|code|pre|q|cite|abbr|span|img|figure|figcaption|table|caption|thead|tbody|tfoot|tr|th|td)$/;
const KEPT_ATTRIBUTES = /^(src|alt|title|lang|scope|colspan|rowspan)$/;

export interface EditorTexts {
  readonly newWindow: string;
  /** Name of the list of pages that a link's words find. */
  readonly found: string;
  /** Names of the editor and of its area, which its own German texts lack; `%0` is the name of the field. */
  readonly editor: string;
  readonly area: string;
}

/** Languages of the editor: its own words, and the text in it. */
export interface EditorLanguages {
  readonly ui: string;
  readonly content: string;
  readonly translations: Translations;
}

const named = ({ editor, area }: EditorTexts) => ({
  'Rich Text Editor': editor,
  'Rich Text Editor. Editing area: %0': area,
});

/**
 * Exactly the tools that texts have: everything else in a text (headings, quotations, rules) is preserved. Alignments
 * are the classes that the site has styles for.
 */
export function editorConfig(
  { ui, content, translations }: EditorLanguages,
  texts: EditorTexts,
  find: FindLinks,
  takePictures: TakePictures,
): EditorConfig {
  return {
    licenseKey: 'GPL',
    plugins: [
      Essentials,
      Paragraph,
      Heading,
      Bold,
      Italic,
      Link,
      linkFinder(find, texts.found),
      LateScroll,
      StillBadge,
      List,
      Alignment,
      BlockQuote,
      HorizontalLine,
      PasteFromOffice,
      pasteCleaner(takePictures),
      GeneralHtmlSupport,
    ],
    toolbar: {
      items: [
        'bold',
        'italic',
        'link',
        '|',
        'bulletedList',
        'numberedList',
        '|',
        'alignment:left',
        'alignment:center',
        'alignment:right',
        '|',
        'undo',
        'redo',
      ],
      shouldNotGroupWhenFull: true,
    },
    language: { ui, content },
    // The later ones replace those of the same words.
    translations: [translations, { [ui]: { dictionary: named(texts), getPluralForm: null } }],
    alignment: {
      options: [
        { name: 'left', className: 'text-left' },
        { name: 'center', className: 'text-center' },
        { name: 'right', className: 'text-right' },
      ],
    },
    link: {
      defaultProtocol: 'https://',
      decorators: {
        newWindow: { mode: 'manual', label: texts.newWindow, attributes: { target: '_blank', rel: 'noopener' } },
      },
    },
    htmlSupport: {
      allow: [
        { name: KEPT_TAGS, attributes: KEPT_ATTRIBUTES },
        { name: 'a', attributes: /^title$/ },
        // A list that goes on after a paragraph.
        { name: 'ol', attributes: /^start$/ },
      ],
    },
  };
}
