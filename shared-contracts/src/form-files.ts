/** Bytes of the largest file that a form takes: some photographs of a phone, a long letter with pictures. */
export const MAX_FORM_FILE_BYTES = 10_000_000;

/** Types of files that a form takes, by content. Such a file is shown to editors only, who download it. */
export const FORM_FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;

/** Names a file that was uploaded until its entry is sent: 32 random bytes in base64url. */
export const FORM_FILE_ID = /^[\w-]{43}$/;

interface ChosenFile {
  readonly size: number;
  readonly type: string;
}

/** Whether a value of a form is a file that a visitor has chosen in the browser, and that is not uploaded yet. */
export const isChosenFile = (value: unknown): value is ChosenFile =>
  typeof File !== 'undefined' && value instanceof File;
