import type { BuiltFile, Language, RemoteManifest, SlotName } from '@vestibule/contracts';
import { exposeKey, routesOf, type ExposeRef, type SiteComposition } from '@vestibule/contracts/site/site';

export interface SlotEntry extends ExposeRef {
  readonly slot: SlotName;
  readonly editorsOnly: boolean;
}

/** The page expose with this key; undefined when no route of the composition has it. */
export const pageRefOf = (composition: SiteComposition, key: string): ExposeRef | undefined =>
  routesOf(composition).find(({ ref }) => ref.key === key)?.ref;

/** The expose that fills each slot; the first remote that declares a slot has it. */
export function slotsOf(composition: SiteComposition): ReadonlyMap<SlotName, SlotEntry> {
  const slots = new Map<SlotName, SlotEntry>();
  for (const remote of composition.remotes) {
    for (const { slot, expose, audience, hydrate } of remote.slots) {
      if (!slots.has(slot))
        slots.set(slot, {
          key: exposeKey(remote.name, expose),
          remote,
          expose,
          hydrate,
          slot,
          editorsOnly: audience === 'editors',
        });
    }
  }
  return slots;
}

/** Files of the texts that an expose needs in one language: its remote's own, and the part that it names. */
export const textFilesOf = ({ remote, texts }: Pick<ExposeRef, 'remote' | 'texts'>, lang: Language): BuiltFile[] =>
  [remote.translations, remote.textParts?.[texts ?? '']].flatMap((files) => files?.[lang] ?? []);

/** Public folder of a remote's version; every file in it is immutable. */
export const remoteBase = (remote: Pick<RemoteManifest, 'name' | 'version'>) =>
  `/remotes/${remote.name}/${remote.version}/`;
