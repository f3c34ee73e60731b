import {
  ClipboardPipeline,
  Plugin,
  ViewUpcastWriter,
  type PluginConstructor,
  type ViewDocumentFragment,
  type ViewElement,
} from 'ckeditor5';

/** Gets pictures that a paste brings, and the number of those whose content is out of reach. */
export type TakePictures = (files: readonly File[], leftOut: number) => void;

/** Links of Word, LibreOffice and Google Docs to places that only their own documents have. */
const NOTE = /^#_?(ftn|edn|ftnt|endnt|sdfootnote|sdendnote)/i;
const COMMENT = /^#_?(msocom|cmnt)/i;
const OWN_PLACE = /^#_/;
/** Attributes for which a span stays. */
const SPAN_ATTRIBUTES = ['lang', 'title'];
const PICTURE = /^data:(image\/[\w+.-]+);base64,(.*)$/s;

type Pasted = {
  content: unknown;
  dataTransfer: { getData: (type: string) => string; files: readonly File[] };
  extraContent?: { isTransformedWithPasteFromOffice?: boolean; stylesString?: string };
};

/**
 * Cleans texts pasted from Word, LibreOffice and Google Docs, before and after CKEditor's own rules for them.
 *
 * Word says in the style sheet of the pasted document whether a list has bullets. CKEditor reads it from the parsed
 * sheet, which the policy of the site leaves empty (`style-src 'self'`): here it is read from the text.
 */
export const pasteCleaner = (take: TakePictures): PluginConstructor =>
  class PasteCleaner extends Plugin {
    static get requires() {
      return [ClipboardPipeline] as const;
    }

    init(): void {
      const view = this.editor.editing.view.document;
      const writer = new ViewUpcastWriter(view);
      const pipeline = this.editor.plugins.get(ClipboardPipeline);
      this.listenTo(view, 'clipboardInput', (event, data: Pasted) => {
        const files = data.dataTransfer.files.filter(({ type }) => type.startsWith('image/'));
        if (files.length === 0 || data.dataTransfer.getData('text/html') !== '') return;
        event.stop();
        take(files, 0);
      });
      this.listenTo(
        pipeline,
        'inputTransformation',
        (_, data: Pasted) => {
          const { extraContent: extra } = data;
          if (extra?.isTransformedWithPasteFromOffice)
            extra.stylesString ||= stylesIn(data.dataTransfer.getData('text/html'));
          if (isFragment(data.content)) cleanBefore(writer, data.content);
        },
        { priority: 'highest' },
      );
      this.listenTo(pipeline, 'inputTransformation', (_, data: Pasted) => {
        if (!isFragment(data.content)) return;
        cleanAfter(writer, data.content);
        const sources = removePictures(writer, data.content);
        const files = sources.flatMap((source, index) => fileOf(source, index + 1) ?? []);
        if (sources.length > 0) take(files, sources.length - files.length);
      });
    }
  };

const isFragment = (content: unknown): content is ViewDocumentFragment =>
  typeof content === 'object' && content !== null && 'getChildren' in content;

/** Text of all style sheets of an HTML document. */
const stylesIn = (html: string): string =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(([, text]) => text).join(' ');

/** All elements in the order of the document, as it is now: it may change while they are handled. */
const elementsOf = (writer: ViewUpcastWriter, content: ViewDocumentFragment): readonly ViewElement[] =>
  [...writer.createRangeIn(content).getItems()].filter((item): item is ViewElement => item.is('element'));

/** Marks of notes become text; comments and links to places of the pasted document go. */
function cleanBefore(writer: ViewUpcastWriter, content: ViewDocumentFragment): void {
  for (const element of elementsOf(writer, content)) {
    const href = element.name === 'a' ? (element.getAttribute('href') ?? '') : '';
    if (COMMENT.test(href) || element.getStyle('mso-element') === 'comment-list') writer.remove(element);
    else if (NOTE.test(href)) writer.replace(element, writer.createElement('sup', {}, [...element.getChildren()]));
    else if (OWN_PLACE.test(href)) writer.unwrapElement(element);
  }
}

/** Addresses behind Google's redirects, no spans that say nothing, and header cells. */
function cleanAfter(writer: ViewUpcastWriter, content: ViewDocumentFragment): void {
  for (const element of elementsOf(writer, content)) {
    const target = element.name === 'a' ? targetOf(element.getAttribute('href') ?? '') : undefined;
    if (target !== undefined) writer.setAttribute('href', target, element);
    if (element.name === 'tr' && isHeader(element))
      for (const cell of [...element.getChildren()])
        if (cell.is('element', 'td')) {
          const header = writer.rename('th', cell);
          if (header) writer.setAttribute('scope', 'col', header);
        }
    if (element.name === 'span' && SPAN_ATTRIBUTES.every((name) => !element.hasAttribute(name)) && element.parent)
      writer.unwrapElement(element);
  }
}

function targetOf(href: string): string | undefined {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  const isRedirect = url !== undefined && /(^|\.)google\.[a-z.]+$/.test(url.hostname) && url.pathname === '/url';
  const target = isRedirect ? (url.searchParams.get('q') ?? url.searchParams.get('url') ?? '') : '';
  return /^https?:\/\//.test(target) ? target : undefined;
}

/** Whether a row is one of a table's head, or the first one, of bold words alone. */
function isHeader(row: ViewElement): boolean {
  if (row.findAncestor('thead')) return true;
  const cells = [...row.getChildren()].filter((cell) => cell.is('element', 'td'));
  const table = row.findAncestor('table');
  const isFirst = table !== null && !row.previousSibling?.is('element', 'tr') && row.parent?.parent === table;
  return isFirst && cells.length > 1 && cells.every((cell) => cell.is('element') && isBold(cell));
}

/** Whether all words below the element are bold, and there are some. */
function isBold(element: ViewElement): boolean {
  if (/^(b|strong)$/.test(element.name) || /^(bold|[6-9]00)$/.test(element.getStyle('font-weight') ?? '')) return true;
  const parts = [...element.getChildren()].filter((one) => !one.is('$text') || one.data.trim() !== '');
  return parts.length > 0 && parts.every((one) => one.is('element') && isBold(one));
}

/** Takes pictures out and returns their addresses; those of this site stay. */
function removePictures(writer: ViewUpcastWriter, content: ViewDocumentFragment): readonly string[] {
  return elementsOf(writer, content)
    .filter(({ name }) => name === 'img')
    .flatMap((element) => {
      const source = element.getAttribute('src') ?? '';
      if (source.startsWith('/media/')) return [];
      writer.remove(element);
      return [source];
    });
}

/** The picture that an address holds itself. */
function fileOf(source: string, number: number): File | undefined {
  const [, type = '', encoded = ''] = PICTURE.exec(source) ?? [];
  if (type === '') return undefined;
  try {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    return new File([bytes], `bild-${number}.${type.split('/')[1] ?? 'png'}`, { type });
  } catch {
    return undefined;
  }
}
