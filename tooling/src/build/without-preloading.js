/**
 * Stands for the parts of the federation runtime that this host never calls, manifests ("snapshots") and preloading: it
 * knows every file of a remote from remote.json and fetches ahead by itself. A call of one of them is a mistake, and
 * says so.
 */
const unused = () => {
  throw new Error(
    'This host has no manifests and no preloading of the federation runtime (tooling/src/build/without-preloading.js)',
  );
};

export const defaultPreloadArgs = {};
export const formatPreloadArgs = unused;
export const normalizePreloadExposes = unused;
export const preloadAssets = unused;
export const generatePreloadAssetsPlugin = unused;
export const snapshotPlugin = unused;
export const assignRemoteInfo = unused;

/** A remote that is registered anew is forgotten by these first. */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin: () => undefined };
}
export const getGlobalRemoteInfo = () => ({ hostGlobalSnapshot: undefined });
