/** 64 bits are more than enough to distinguish a museum's pictures and files. */
const LENGTH = 16;

/** The part of a file's hash that its addresses carry, so that they never change their content. */
export const mediaId = (hash: string): string => hash.slice(0, LENGTH);
