import type { Language } from '@vestibule/contracts';
import type { ComponentType } from 'react';
import type { EditorProps } from './editor-props';
import { HtmlEditor } from './html-editor';

/** CKEditor's own words; its English is built in. */
const TRANSLATIONS = {
  de: () => import('ckeditor5/translations/de.js'),
  en: () => import('ckeditor5/translations/en.js'),
  cs: () => import('ckeditor5/translations/cs.js'),
} as const satisfies Record<Language, unknown>;

/** The text editor in a language; the HTML itself to edit when it cannot be loaded. */
export async function loadEditor(lang: Language): Promise<{ default: ComponentType<EditorProps> }> {
  try {
    const [{ createRichTextEditor }, translations] = await Promise.all([
      import('./rich-text-editor'),
      TRANSLATIONS[lang](),
    ]);
    return { default: createRichTextEditor(lang, translations.default) };
  } catch {
    return { default: HtmlEditor };
  }
}
