import type { Language } from '@vestibule/contracts';
import type { ComponentType } from 'react';
import type { EditorProps } from './editor-props';
import { EDITOR_TRANSLATIONS } from './editor-translations';
import { HtmlEditor } from './html-editor';

/** The text editor in a language; the HTML itself to edit when it cannot be loaded. */
export async function loadEditor(lang: Language): Promise<{ default: ComponentType<EditorProps> }> {
  try {
    const [{ createRichTextEditor }, translations] = await Promise.all([
      import('./rich-text-editor'),
      EDITOR_TRANSLATIONS[lang](),
    ]);
    return { default: createRichTextEditor(lang, translations.default) };
  } catch {
    return { default: HtmlEditor };
  }
}
