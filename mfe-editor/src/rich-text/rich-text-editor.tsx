import { CKEditor } from '@ckeditor/ckeditor5-react';
import { isLanguage, useHost, type Language } from '@vestibule/contracts';
import { ClassicEditor, type Translations } from 'ckeditor5';
import 'ckeditor5/ckeditor5.css';
import { useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { findLinks } from './find-links';
import { usePastedPictures } from './use-pasted-pictures';
import { usePutOff } from '../shared/use-put-off';
import { editorConfig } from './editor-config';
import type { EditorProps } from './editor-props';
import './rich-text-editor.css';

/** HTML to save, without the marks by which the editor itself knows its list items. */
const htmlOf = (editor: ClassicEditor) => editor.getData({ skipListItemIds: true });

/** The text editor with its own words in `ui`. */
export function createRichTextEditor(ui: Language, translations: Translations): ComponentType<EditorProps> {
  return function RichTextEditor({ label, initial, contentLanguage, takesFocus, onChange, onBlur }) {
    const { t } = useTranslation('editor');
    const { api, href } = useHost();
    const textLanguage = isLanguage(contentLanguage) ? contentLanguage : ui;
    const takePictures = usePastedPictures();
    const [config] = useState(() => ({
      ...editorConfig(
        { ui, content: contentLanguage, translations },
        {
          newWindow: t('richText.newWindow'),
          found: t('richText.found'),
          editor: t('richText.editor'),
          area: t('richText.area'),
        },
        (words, signal) => findLinks({ api, href, t }, textLanguage, words, signal),
        takePictures,
      ),
      root: { label },
    }));
    // The editor writes the same text in its own form: a text that equals the initial one again counts as unchanged.
    const untouched = useRef<string>(undefined);

    const ready = (editor: ClassicEditor) => {
      // After a crash the editor restarts, with the changed text.
      if (untouched.current !== undefined) return;
      untouched.current = htmlOf(editor);
      if (takesFocus) editor.focus();
    };
    const latest = useRef<ClassicEditor>(undefined);
    // Writing its HTML and showing that on the page takes longer than the letter itself.
    const told = usePutOff(() => {
      if (!latest.current) return;
      const html = htmlOf(latest.current);
      onChange(html === untouched.current ? initial : html);
    });
    const changed = (editor: ClassicEditor) => {
      latest.current = editor;
      told.soon();
    };
    return (
      <CKEditor
        editor={ClassicEditor}
        config={config}
        data={initial}
        onReady={ready}
        onChange={(_, editor) => changed(editor)}
        onBlur={() => {
          told.now();
          onBlur();
        }}
      />
    );
  };
}
