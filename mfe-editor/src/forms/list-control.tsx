import { isRequired, namesOf, type Fields, type ListField } from '@vestibule/contracts/fields/field';
import { Button } from '@vestibule/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldValues } from '../shared/editable';
import type { FieldProps } from './field-props';
import { emptyItem, moved } from './list-items';
import styles from './list-control.module.css';
import { useFormField } from './use-form-field';

interface ListControlProps extends FieldProps<ListField<Fields>> {
  readonly label: string;
  /** Shows a field of a part. */
  readonly children: (props: FieldProps) => ReactNode;
}

/** Parts of a list: each with its fields; one can add, move and remove them. */
export function ListControl({ path, field, label, children, ...props }: ListControlProps) {
  const { t } = useTranslation('editor');
  const { value: items, change, error } = useFormField<readonly FieldValues[]>(path);
  const list = useRef<HTMLFieldSetElement>(null);
  const [target, setTarget] = useState<{ readonly index: number }>();
  // The moved part keeps the focus: another part is at the button's place now.
  useEffect(() => {
    if (target) list.current?.querySelectorAll<HTMLElement>(':scope > fieldset')[target.index]?.focus();
  }, [target]);
  const move = (index: number, by: number) => {
    change(moved(items, index, by));
    setTarget({ index: index + by });
  };
  const remove = (index: number) => change(items.filter((_, other) => other !== index));
  const given = namesOf(field.of, (inner) => 'given' in inner);
  const own = namesOf(field.of, (inner) => !('given' in inner));
  const part = (index: number, name: string) => {
    const inner = field.of[name];
    return inner && children({ ...props, path: `${path}[${index}].${name}`, name, field: inner, isFirst: false });
  };
  return (
    <fieldset ref={list} className={styles.list} data-required={isRequired(field) || undefined}>
      <legend className={styles.legend}>{label}</legend>
      {items.map((item, index) => {
        const number = index + 1;
        return (
          <fieldset key={String(item['key'])} tabIndex={-1} className={styles.item}>
            <legend className={styles.number}>{t('list.item', { number })}</legend>
            {own.map((name) => part(index, name))}
            {given.length > 0 && <Advanced>{given.map((name) => part(index, name))}</Advanced>}
            <div className={styles.actions}>
              {index > 0 && (
                <Button small aria-label={t('list.upOf', { number })} onClick={() => move(index, -1)}>
                  {t('list.up')}
                </Button>
              )}
              {number < items.length && (
                <Button small aria-label={t('list.downOf', { number })} onClick={() => move(index, 1)}>
                  {t('list.down')}
                </Button>
              )}
              <Button small aria-label={t('list.removeOf', { number })} onClick={() => remove(index)}>
                {t('list.remove')}
              </Button>
            </div>
          </fieldset>
        );
      })}
      {error !== undefined && <p role="alert">{error}</p>}
      {items.length < field.max && (
        <Button small onClick={() => change([...items, emptyItem(field.of, props.textsOf !== undefined, items)])}>
          {t('list.add')}
        </Button>
      )}
    </fieldset>
  );
}

/** Fields that the system fills in, folded away. */
function Advanced({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('editor');
  return (
    <details className={styles.advanced}>
      <summary>{t('form.advanced')}</summary>
      <div className={styles.folded}>{children}</div>
    </details>
  );
}
