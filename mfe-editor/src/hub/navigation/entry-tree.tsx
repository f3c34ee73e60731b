import type { Language } from '@vestibule/contracts';
import { Button, VisuallyHidden } from '@vestibule/ui';
import { getIn } from 'final-form';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useFormField } from '../../forms/use-form-field';
import { textIn } from '../../shared/text-in';
import { DraggedRow } from '../tree/dragged-row';
import { moveTo, findTreePlace, targetOf, withoutEntry, type Direction, type Target } from '../tree/tree';
import { useTreeDrag } from '../tree/use-tree-drag';
import { emptyEntry, type Entry, type TreeKind } from './entry';
import { EntryRow } from './entry-row';
import styles from './navigation.module.css';

interface EntryTreeProps {
  readonly kind: TreeKind;
  /** Language whose texts are edited. */
  readonly texts: Language;
}

/** Menu or footer as a tree, which can be rearranged by buttons, keyboard and pointer. */
export function EntryTree({ kind, texts }: EntryTreeProps) {
  const { t } = useTranslation('editor');
  const headingId = useId();
  const { value: entries, change } = useFormField<readonly Entry[]>(kind.name);
  const { submitErrors } = useFormState({ subscription: { submitErrors: true } });
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [said, setSaid] = useState('');
  /** Candidates for the focus after rendering: the first that exists takes it. */
  const focus = useRef<readonly string[]>([]);

  const nameOf = (id: number) => {
    const place = findTreePlace(entries, id);
    return textIn(place?.beside[place.index]?.[kind.title], texts) || t('navigation.unnamed');
  };
  const moved = (id: number, target: Target | undefined) => target && moveTo(entries, id, target, kind.levels);
  const put = (id: number, target: Target | undefined, direction?: Direction) => {
    const next = moved(id, target);
    const place = next && findTreePlace(next, id);
    if (!place) return;
    const row = `[data-node="${id}"]`;
    const wasButton = document.activeElement?.matches('[data-move]') === true;
    focus.current = [...(wasButton ? [`${row} [data-move="${direction}"]:enabled`] : []), `${row} [data-name]`];
    const { above, beside, index } = place;
    const where = { name: nameOf(id), number: index + 1, count: beside.length, level: above.length + 1 };
    setSaid(t('tree.moved', where));
    change(next);
  };
  const { tree, grips, drag } = useTreeDrag({
    mayDrop: (id, target) => moved(id, target) !== undefined,
    onDrop: (id, target) => put(id, target),
  });
  useEffect(() => {
    const found = focus.current.map((selector) => tree.current?.querySelector<HTMLElement>(selector));
    focus.current = [];
    found.find((element) => element)?.focus();
  });
  const toggle = (id: number) =>
    setOpen((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  const add = () => {
    const entry = emptyEntry(kind.fields);
    change([...entries, entry]);
    setOpen((now) => new Set([...now, entry.id]));
    focus.current = [`[data-node="${entry.id}"] + [data-fields] [name]`];
  };
  const remove = (id: number) => {
    setSaid(t('navigation.removed', { name: nameOf(id) }));
    focus.current = ['[data-add]'];
    change(withoutEntry(entries, id));
  };

  const list = (items: readonly Entry[], path: string) => (
    <ol role="list" className={styles.entries}>
      {items.map((entry, index) => {
        const at = `${path}[${index}]`;
        const { children, ...own } = (getIn(submitErrors ?? {}, at) ?? {}) as Readonly<Record<string, unknown>>;
        return (
          <li key={entry.id}>
            <EntryRow
              kind={kind}
              entry={entry}
              path={at}
              texts={texts}
              isOpen={open.has(entry.id) || Object.keys(own).length > 0}
              grips={grips}
              mayMove={(direction) => moved(entry.id, targetOf(entries, entry.id, direction)) !== undefined}
              onToggle={() => toggle(entry.id)}
              onMove={(direction) => put(entry.id, targetOf(entries, entry.id, direction), direction)}
              onRemove={() => remove(entry.id)}
            />
            {entry.children.length > 0 && list(entry.children, `${at}.children`)}
          </li>
        );
      })}
    </ol>
  );
  return (
    <section ref={tree} aria-labelledby={headingId} className={styles.tree}>
      <h2 id={headingId} className={styles.title}>
        {t(`navigation.${kind.name}`)}
      </h2>
      {entries.length === 0 ? <p>{t('navigation.empty')}</p> : list(entries, kind.name)}
      <Button small data-add onClick={add}>
        {t('list.add')}
      </Button>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {drag && <DraggedRow drag={drag} name={nameOf(drag.id)} />}
    </section>
  );
}
