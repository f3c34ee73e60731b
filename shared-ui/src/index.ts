/** The house's look as components: no data, no routes, no texts of their own. Styles of elements are in `global.css`. */
export { Alert, type AlertProps } from './alert';
export { Anchor, isExternal, isPageOf, type AnchorProps } from './anchor';
export { Button, ButtonLink, type ButtonLook } from './button';
export { cx } from './class-names';
export { Container } from './container';
export { Dialog, type DialogProps } from './dialog';
export { Disclosure, type DisclosureProps } from './disclosure';
export { ExternalMedia, type ExternalMediaProps } from './external-media';
export { Fallback, type FallbackProps } from './fallback';
export { Field, TextField, type ControlProps, type FieldProps } from './field';
export { Headline, type HeadingLevel, type HeadlineProps } from './headline';
export { Icon, type IconName } from './icon';
export { Picture, type PictureProps } from './picture';
export { imageAddress } from './picture-sources';
export { RichText, type RichTextProps } from './rich-text';
export { EventListSkeleton, PageHeaderSkeleton, Skeleton } from './skeleton';
export { useDismiss, type DismissReason } from './use-dismiss';
export { VisuallyHidden } from './visually-hidden';
