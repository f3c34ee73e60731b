import { createContext, type RefObject } from 'react';

/** The element that a boundary puts around everything of its remote. */
export const BoxContext = createContext<RefObject<HTMLElement | null>>({ current: null });
