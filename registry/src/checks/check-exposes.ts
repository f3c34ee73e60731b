import type { RemoteManifest } from '@vestibule/contracts';
import type { BuildProblem } from '../problem';

type Declared = Pick<RemoteManifest, 'name' | 'routes' | 'slots' | 'exposes' | 'translations' | 'textParts'>;

/** Whether the browser's build has every page, slot and part of the texts that routes and slots name. */
export function checkExposes({ name, routes, slots, exposes, translations, textParts }: Declared): BuildProblem[] {
  const problem = (by: string, message: string): BuildProblem => ({
    check: 'exposes',
    where: `${name}/remote.ts, ${by}`,
    message,
  });
  const wanted = [
    ...routes.map(({ id, page }) => ({ by: `route ${id}`, expose: page })),
    ...slots.map(({ slot, expose }) => ({ by: `slot ${slot}`, expose })),
  ];
  return [
    ...wanted
      .filter(({ expose }) => !Object.hasOwn(exposes, expose))
      .map(({ by, expose }) => problem(by, `the build has no ${expose}`)),
    ...routes.flatMap(({ id, page, texts }) => {
      const other = routes.find((route) => route.page === page && route.texts !== texts);
      const lacking =
        texts === undefined ? [] : Object.keys(translations).filter((lang) => !textParts?.[texts]?.[lang]);
      return [
        ...(other ? [problem(`route ${id}`, `${other.id} shows ${page} with other texts`)] : []),
        ...lacking.map((lang) => problem(`route ${id}`, `the build has no texts "${texts}" in ${lang}`)),
      ];
    }),
  ];
}
