/** Tables of editing: versions, drafts and presences. */
export * from './editing';
export * from './versions';
