import type { ButtonHTMLAttributes } from 'react';
import { Anchor, type AnchorProps } from './anchor';
import styles from './button.module.css';
import { cx } from './class-names';

export interface ButtonLook {
  /** `primary` once on a screen; `quiet` is an underlined word. Default `secondary`. */
  readonly variant?: 'primary' | 'secondary' | 'quiet';
  /** 36 px high instead of 48, for dense places such as rows of the programme. */
  readonly small?: boolean;
}

const classOf = ({ variant = 'secondary', small = false }: ButtonLook, className?: string) =>
  cx(styles.button, styles[variant], small && styles.small, className);

/** A button; `type="button"` unless it says otherwise. */
export function Button({
  variant,
  small,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type={type}
      className={classOf({ ...(variant && { variant }), ...(small && { small }) }, className)}
      {...rest}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, small, className, ...rest }: ButtonLook & AnchorProps) {
  return <Anchor className={classOf({ ...(variant && { variant }), ...(small && { small }) }, className)} {...rest} />;
}
