/**
 * What a check of a build found, in words for the remote's team: every check of a publication and of a release says it
 * in this shape.
 */
export type { Problem } from '@vestibule/registry/problem';
