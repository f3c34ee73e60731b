import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import { useHost } from './host';

type CachedFragmentProps<E extends ElementType> = Omit<
  ComponentPropsWithoutRef<E>,
  'children' | 'dangerouslySetInnerHTML'
> & {
  /** The element around it, which is rendered each time. */
  readonly as: E;
  /** Unique in the site. */
  readonly name: string;
  /** All that the content depends on besides the language, as JSON. */
  readonly by: unknown;
  readonly children: ReactNode;
};

/**
 * An element whose content recurs on many pages: the server renders it once for the same `by` and language, and writes
 * the same markup from then on. The content must depend on nothing else: on no visitor, no time, no address. It has no
 * slots, no Suspense, no `useId` and no text directly inside. In the browser, and for visitors with a session, it is
 * the element with its children. Since contracts 1.1.
 */
export function CachedFragment<E extends ElementType>(props: CachedFragmentProps<E>): ReactNode {
  const { as: Element, name, by, children, ...rest } = props as CachedFragmentProps<'div'>;
  const { fragments } = useHost();
  if (!fragments) return <Element {...rest}>{children}</Element>;
  const found = fragments.find(`${name} ${JSON.stringify(by)}`);
  if ('mark' in found)
    return (
      <Element {...rest} data-fragment={found.mark}>
        {children}
      </Element>
    );
  // React's HTML of an earlier render.
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: found.html }} />;
}
