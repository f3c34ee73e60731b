import { exampleReleases } from '../examples/releases';
import { previewLink, previewRequest, releaseMove, releases } from '../schemas/releases';
import { KB, defineCall } from './define-call';

/** Calls of releases of remotes. */
export const releasesCalls = {
  releases: defineCall({
    method: 'GET',
    path: '/api/releases/',
    response: releases,
    right: 'releases',
    summary: 'Versions of every remote, who gets them and how they fare; administrators only',
    example: exampleReleases,
  }),
  moveRelease: defineCall({
    method: 'POST',
    path: '/api/releases/moves/',
    body: releaseMove,
    bodyLimit: 2 * KB,
    response: releases,
    right: 'releases',
    summary: 'Changes which visitors get which version; returns the new state',
  }),
  previewLink: defineCall({
    method: 'POST',
    path: '/api/releases/preview-links/',
    body: previewRequest,
    bodyLimit: 8 * KB,
    response: previewLink,
    right: 'releases',
    summary: 'A signed link that shows one browser other versions',
  }),
};
