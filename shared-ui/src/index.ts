/**
 * The site's design as components: no data, no routes, no texts of their own. Styles of elements are in `global.css`.
 * All of it is on every page; a component for few pages has an entry of its own (`@vestibule/ui/tabs`), which the
 * remote that uses it brings along. Such an entry imports components of this one from `@vestibule/ui`: by its file it
 * would come a second time.
 */
export { Alert, type AlertProps } from './alert';
export { Anchor, isExternal, isPageOf, type AnchorProps } from './anchor';
export { Button, ButtonLink, type ButtonLook } from './button';
export { CardLink } from './card-link';
export { cx } from './class-names';
export { Container } from './container';
export { Dialog, type DialogProps } from './dialog';
export { Disclosure, type DisclosureProps } from './disclosure';
export { ExternalMedia, type ExternalMediaProps } from './external-media';
export { Fallback, type FallbackProps } from './fallback';
export { Field, TextField, type ControlProps, type FieldProps } from './field';
export { Headline, type HeadingLevel, type HeadlineProps } from './headline';
export { Icon, ICON_NAMES, type IconName } from './icon';
export { lazyWithRetry, type LazyComponent } from './lazy-with-retry';
export { CreditedPicture } from './credited-picture';
export { Picture, type PictureProps } from './picture';
export { imageAddress } from './picture-sources';
export { RichText, type RichTextProps } from './rich-text';
export { PageHeader } from './page-header';
export { onTakeOver, scrollBehavior, scrollSmoothly, wantsNoMotion } from './scroll';
export { EventListSkeleton, Skeleton } from './skeleton';
export { onClickOutside, useDismiss, type DismissReason } from './use-dismiss';
export { useFocusTrap } from './use-focus-trap';
export { useLayer } from './use-layer';
export { VisuallyHidden } from './visually-hidden';
