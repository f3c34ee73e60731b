import { Container } from '@vestibule/ui';
import type { ReactNode } from 'react';
import type { Placement } from './module-view';

/** The page's column around a module outside of sections; nothing around one in a section, which has it already. */
export function Placed({ placement, children }: { placement: Placement; children: ReactNode }) {
  return placement === 'page' ? <Container>{children}</Container> : children;
}
