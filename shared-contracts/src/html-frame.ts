/** Type of the message in which an iframe of HTML sends its height in px; the page requests it with any message. */
export const FRAME_HEIGHT = 'vestibule-frame-height';

/** Rights of such an iframe: run its scripts, and open links in windows of their own, which are not sandboxed. */
export const FRAME_SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** Address of the document that shows the HTML of a content module; `hash` is that of its text (`<name>_frame`). */
export const htmlFramePath = (moduleId: number | string, hash: string): string => `/media/html/${moduleId}/${hash}`;
