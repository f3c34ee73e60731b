import {
  DEFAULT_LANGUAGE,
  type BuiltFile,
  type Language,
  type RemoteManifest,
  type SlotName,
} from '@vestibule/contracts';
import { exposeKey, routesOf, type ExposeRef, type SiteComposition } from '@vestibule/contracts/site/site';

export interface SlotEntry extends ExposeRef {
  readonly slot: SlotName;
  readonly editorsOnly: boolean;
}

/** The page expose with this key; undefined when it belongs to no route of the composition. */
export const pageRefOf = (composition: SiteComposition, key: string): ExposeRef | undefined =>
  routesOf(composition).find(({ ref }) => ref.key === key)?.ref;

/** The expose that fills each slot; the first remote that declares a slot fills it. */
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
  filesInLanguage([remote.translations, remote.textParts?.[texts ?? '']], lang);

/** Files of all texts of a remote in one language. */
export const allTextFiles = (
  { translations, textParts = {} }: Pick<RemoteManifest, 'translations' | 'textParts'>,
  lang: Language,
): BuiltFile[] => filesInLanguage([translations, ...Object.values(textParts)], lang);

/** A remote that was built before the site got the language speaks the default language. */
const filesInLanguage = (texts: readonly (RemoteManifest['translations'] | undefined)[], lang: Language): BuiltFile[] =>
  texts.flatMap((files) => files?.[lang] ?? files?.[DEFAULT_LANGUAGE] ?? []);

/** Public folder of a remote's version; every file in it is immutable. */
export const remoteBase = (remote: Pick<RemoteManifest, 'name' | 'version'>) =>
  `/remotes/${remote.name}/${remote.version}/`;
