/** Tables of editing: versions and drafts. */
export * from './editing';
export * from './versions';
