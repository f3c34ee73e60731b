import { Registry } from '@vestibule/registry/registry';
import type { ObjectStore } from '@vestibule/registry/store/object-store';
import { tempRegistry } from '@vestibule/registry/testing/temp-registry';
import { EDITOR, addEditor } from '../../../testing/fixtures';
import { createTestApp } from '../../../testing/test-app';
import type { Traffic } from '../traffic';

export const PREVIEW_SECRET = 'preview-secret-of-the-tests';
export const ADMINISTRATOR = 'administrator@example.org';

/**
 * A backend with an editor and an administrator; each test gets a registry of its own from `reset`. `setTraffic` sets
 * the gateway's response.
 */
export async function releaseSite() {
  let builds = await tempRegistry();
  let traffic: Traffic | null = null;
  const store: ObjectStore = {
    get: (key) => builds.registry.store.get(key),
    put: (key, body, options) => builds.registry.store.put(key, body, options),
    list: (prefix) => builds.registry.store.list(prefix),
    listOlder: (prefix, before) => builds.registry.store.listOlder(prefix, before),
    delete: (keys) => builds.registry.store.delete(keys),
    close: () => undefined,
  };
  const site = await createTestApp({
    registry: new Registry(store),
    previewSecret: PREVIEW_SECRET,
    traffic: () => Promise.resolve(traffic),
  });
  await addEditor(site.db);
  await addEditor(site.db, 'administrator', ADMINISTRATOR);
  const [editor, administrator] = [site.visitor(), site.visitor()];
  await editor.login(EDITOR.email, EDITOR.password);
  await administrator.login(ADMINISTRATOR, EDITOR.password);
  return {
    anonymous: site.visitor(),
    editor,
    administrator,
    setTraffic: (next: Traffic | null) => void (traffic = next),
    get builds() {
      return builds;
    },
    async reset() {
      traffic = null;
      await builds.remove();
      builds = await tempRegistry();
    },
    async close() {
      await site.close();
      await builds.remove();
    },
  };
}
