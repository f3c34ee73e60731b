import type { LayoutName, PageMeta } from '@vestibule/contracts';
import type { ComponentType, ReactNode } from 'react';
import { DashboardLayout } from './dashboard-layout';
import { DefaultLayout } from './default-layout';
import { WebshopLayout } from './webshop-layout';

export interface LayoutProps {
  readonly meta: PageMeta;
  readonly children: ReactNode;
}

/** What is around a page, as its route says (spec/000 §2). */
export const LAYOUTS: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  default: DefaultLayout,
  dashboard: DashboardLayout,
  error: DefaultLayout,
  webshop: WebshopLayout,
};
