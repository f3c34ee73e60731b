/** Props of any editor of a formatted text. */
export interface EditorProps {
  /** Name of the editing area. */
  readonly label: string;
  readonly initial: string;
  readonly contentLanguage: string;
  readonly takesFocus: boolean;
  readonly onChange: (html: string) => void;
  readonly onBlur: () => void;
}
