import { createContext, use } from 'react';
import { useNavigate } from 'react-router-dom';

/** Shows the list that an address of it means. */
export type Go = (href: string) => void;

/** Set where a list is not the page, and so has its choice in memory. */
export const GoContext = createContext<Go | null>(null);

/** Navigates to another selection of the list: the list's page moves to its address and keeps its scroll position. */
export function useGo(): Go {
  const navigate = useNavigate();
  return use(GoContext) ?? ((href) => void navigate(href, { preventScrollReset: true }));
}
