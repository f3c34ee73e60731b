import type { HeadingLevel } from '@vestibule/ui';
import { createContext, use } from 'react';

/** Level in the page's outline of each module that has headings, by its id. */
export type Outline = ReadonlyMap<number, HeadingLevel>;

export const OutlineContext = createContext<Outline>(new Map());

/** The level of a module's headings; `wanted` where there is no page around it. */
export const useLevel = (id: number, wanted: HeadingLevel): HeadingLevel => use(OutlineContext).get(id) ?? wanted;
