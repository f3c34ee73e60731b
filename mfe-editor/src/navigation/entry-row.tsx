import type { Language } from '@vestibule/contracts';
import { Button, cx } from '@vestibule/ui';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModuleDrag } from '../drag/module-drag';
import { FieldControl } from '../forms/field-control';
import { textIn } from '../records/record-view';
import type { Entry, TreeKind } from './entry';
import styles from './navigation.module.css';
import { DIRECTIONS, type Direction } from './tree';

interface EntryRowProps {
  readonly kind: TreeKind;
  readonly entry: Entry;
  /** Where its values are in the form, e.g. `menu[0].children[1]`. */
  readonly path: string;
  readonly texts: Language;
  readonly isOpen: boolean;
  readonly grips: ModuleDrag | null;
  readonly mayMove: (direction: Direction) => boolean;
  readonly onToggle: () => void;
  readonly onMove: (direction: Direction) => void;
  readonly onRemove: () => void;
}

const ARROWS: Readonly<Record<Direction, string>> = { up: '↑', down: '↓', in: '→', out: '←' };
const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** An entry: its name, which opens its fields, and where it can go. */
export function EntryRow({ kind, entry, path, texts, isOpen, grips, mayMove, ...on }: EntryRowProps) {
  const { t } = useTranslation('editor');
  const fieldsId = useId();
  const row = useRef<HTMLDivElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const name = textIn(entry[kind.title], texts) || t('navigation.unnamed');
  useEffect(
    () => (row.current && grip.current ? grips?.add(entry.id, row.current, grip.current) : undefined),
    [grips, entry.id],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.altKey ? KEYS[event.key] : undefined;
    if (direction === undefined) return;
    // Or the browser would go back.
    event.preventDefault();
    if (mayMove(direction)) on.onMove(direction);
  };
  return (
    <>
      <div ref={row} className={styles['row']} data-entry={entry.id}>
        <span ref={grip} className={styles['grip']} title={t('handle.drag')} aria-hidden="true" />
        <button
          type="button"
          className={styles['name']}
          data-name
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowRight Alt+ArrowLeft"
          onClick={on.onToggle}
          onKeyDown={onKeyDown}
        >
          {name}
          <span className={styles['address']}>{textIn(entry['url'], texts)}</span>
        </button>
        <div className={styles['moves']}>
          {DIRECTIONS.filter((direction) => kind.levels > 1 || direction === 'up' || direction === 'down').map(
            (direction) => (
              <Button
                key={direction}
                small
                variant="quiet"
                data-move={direction}
                disabled={!mayMove(direction)}
                aria-label={t(`navigation.${direction}`, { name })}
                onClick={() => on.onMove(direction)}
              >
                {ARROWS[direction]}
              </Button>
            ),
          )}
          <Button small variant="quiet" aria-label={t('navigation.remove', { name })} onClick={on.onRemove}>
            ×
          </Button>
        </div>
      </div>
      <div id={fieldsId} className={cx(isOpen && styles['fields'])} data-fields>
        {isOpen &&
          Object.entries(kind.fields).map(([field, definition]) => (
            <FieldControl
              key={field}
              path={`${path}.${field}`}
              name={field}
              owner="navigation"
              field={definition}
              textsOf={texts}
              contentLanguage={texts}
            />
          ))}
      </div>
    </>
  );
}
