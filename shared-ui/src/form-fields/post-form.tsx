import { useHydrated } from '@vestibule/contracts';
import type { FormApi } from 'final-form';
import type { FormEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { cx } from '../class-names';
import { adoptTyped } from './adopt-typed';
import styles from './post-form.module.css';
import { useAdoptTyped } from './use-adopt-typed';
import { useKeptValues, type Kept } from './use-kept-values';

interface PostFormProps<V extends object> {
  readonly form: FormApi<V>;
  /** Id at which the browser arrives after it has sent the form itself: the result is there. */
  readonly answerId: string;
  /** Hidden controls by name. */
  readonly hidden: Readonly<Record<string, string | number>>;
  /** Values that a reload does not lose; undefined: none, e.g. of a form with a password. */
  readonly kept?: Kept | undefined;
  /** One of its controls is for files. */
  readonly takesFiles?: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A form of final-form that its page takes as a post, too. Without script the browser checks what it can, and posts it;
 * values entered before the script came are taken over.
 */
export function PostForm<V extends object>({
  form,
  answerId,
  hidden,
  kept,
  takesFiles = false,
  onSubmit,
  className,
  children,
}: PostFormProps<V>) {
  const ref = useAdoptTyped(form);
  useKeptValues(form, kept);
  const hasScript = useHydrated();
  const { pathname } = useLocation();
  return (
    <form
      ref={ref}
      className={cx(styles.form, className)}
      method="post"
      encType={takesFiles ? 'multipart/form-data' : undefined}
      action={`${pathname}#${answerId}`}
      noValidate={hasScript}
      onSubmit={(event) => {
        adoptTyped(event.currentTarget, form);
        onSubmit(event);
      }}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
