import type * as tabs from '@vestibule/ui/tabs';
import type * as ui from '@vestibule/ui';
import type { ComponentType, ReactNode } from 'react';
import { AnchorSpecimen, ButtonLinkSpecimen, ButtonSpecimen, CardLinkSpecimen, IconSpecimen } from './actions';
import { FieldSpecimen, TextFieldSpecimen } from './fields';
import { CreditedPictureSpecimen, ExternalMediaSpecimen, PictureSpecimen } from './media';
import { AlertSpecimen, EventListSkeletonSpecimen, FallbackSpecimen, SkeletonSpecimen } from './messages';
import { DialogSpecimen, DisclosureSpecimen, TabsSpecimen } from './overlays';
import { ContainerSpecimen, HeadlineSpecimen, RichTextSpecimen, VisuallyHiddenSpecimen } from './text';

type Exports = typeof ui & typeof tabs;
/** Names of what the package exports as components: another one there, and this file no longer compiles. */
type ComponentName = {
  [Name in keyof Exports]: Name extends Capitalize<Name>
    ? Exports[Name] extends (props: never) => ReactNode
      ? Name
      : never
    : never;
}[keyof Exports];

/** Every component of shared-ui in its states; a page has one header, and the style guide its own. */
export const SPECIMENS: Readonly<Record<Exclude<ComponentName, 'PageHeader'>, ComponentType>> = {
  Headline: HeadlineSpecimen,
  RichText: RichTextSpecimen,
  Anchor: AnchorSpecimen,
  CardLink: CardLinkSpecimen,
  Button: ButtonSpecimen,
  ButtonLink: ButtonLinkSpecimen,
  Icon: IconSpecimen,
  Field: FieldSpecimen,
  TextField: TextFieldSpecimen,
  Alert: AlertSpecimen,
  Fallback: FallbackSpecimen,
  Dialog: DialogSpecimen,
  Disclosure: DisclosureSpecimen,
  Tabs: TabsSpecimen,
  Picture: PictureSpecimen,
  CreditedPicture: CreditedPictureSpecimen,
  ExternalMedia: ExternalMediaSpecimen,
  Skeleton: SkeletonSpecimen,
  EventListSkeleton: EventListSkeletonSpecimen,
  Container: ContainerSpecimen,
  VisuallyHidden: VisuallyHiddenSpecimen,
};
