import { Fragment, type ReactNode } from 'react';

export interface InOrderProps {
  /** Names in the order of the settings; a name that no section has is passed over. */
  readonly order: readonly string[];
  /** The page's sections by name, in their usual order. */
  readonly sections: Readonly<Record<string, ReactNode>>;
}

/**
 * The sections of a detail page: first those that the settings name, in that order, then the others
 * (docs/behaviour/programme.md#event-detail).
 */
export function InOrder({ order, sections }: InOrderProps) {
  const named = order.filter((name, place) => Object.hasOwn(sections, name) && order.indexOf(name) === place);
  const others = Object.keys(sections).filter((name) => !named.includes(name));
  return [...named, ...others].map((name) => <Fragment key={name}>{sections[name]}</Fragment>);
}
