import type { Language, RootSnapshot } from '@vestibule/contracts';
import type { PreviewedVersions } from '@vestibule/contracts/site/site';
import type { RootData } from './load-root';
import type { RouteData } from './route-data';

/** State that the server writes into the page and the browser starts from. */
export interface PageState {
  /** Id of the composition that rendered the page; the browser loads exactly these versions. */
  readonly composition: string;
  readonly lang: Language;
  readonly store: RootSnapshot;
  readonly root: RootData;
  readonly route: RouteData;
  readonly excluded: readonly string[];
  readonly preview?: PreviewedVersions;
  /** The page reloads when its code changes: its markup is not reused. */
  readonly liveReload?: true;
  /** Where errors are sent to besides the gateway. */
  readonly sentryDsn?: string;
}

export const STATE_ELEMENT_ID = 'vestibule-state';

/** JSON that is safe inside a script element and as JavaScript. */
export function serialise(value: unknown): string {
  const json = JSON.stringify(value);
  // Only JSON with such a key pays for leaving it out: a replacer makes JSON of a page twice as slow.
  const safe = json.includes('"__proto__"') ? JSON.stringify(value, withoutPrototype) : json;
  return safe.replace(/[<\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const withoutPrototype = (key: string, inner: unknown) => (key === '__proto__' ? undefined : inner);
