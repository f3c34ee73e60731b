import type { Language } from '@vestibule/contracts';
import { Button, cx } from '@vestibule/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModuleDrag } from '../../drag/module-drag';
import { FieldControl } from '../../forms/field-control';
import { MARKED, RequiredNote } from '../../forms/required-note';
import { textIn } from '../../shared/text-in';
import { MOVE_KEYS, MoveButtons, moveByKeys } from '../tree/move-buttons';
import { RowGrip } from '../tree/row-grip';
import type { Direction } from '../tree/tree';
import trees from '../tree/tree.module.css';
import type { Entry, TreeKind } from './entry';
import styles from './navigation.module.css';

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

/** An entry: its name, which opens its fields, and where it can go. */
export function EntryRow({ kind, entry, path, texts, isOpen, grips, mayMove, ...on }: EntryRowProps) {
  const { t } = useTranslation('editor');
  const fieldsId = useId();
  const name = textIn(entry[kind.title], texts) || t('navigation.unnamed');
  const moves = { mayMove, onMove: on.onMove };
  return (
    <>
      <div className={styles.row} data-node={entry.id}>
        <RowGrip id={entry.id} grips={grips} />
        <button
          type="button"
          className={styles.name}
          data-name
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          aria-keyshortcuts={MOVE_KEYS}
          onClick={on.onToggle}
          onKeyDown={moveByKeys(moves)}
        >
          {name}
          <span className={styles.address}>{textIn(entry['url'], texts)}</span>
        </button>
        <div className={cx(trees.moves, styles.moves)}>
          <MoveButtons name={name} isFlat={kind.levels === 1} {...moves} />
          <Button small variant="quiet" aria-label={t('navigation.remove', { name })} onClick={on.onRemove}>
            ×
          </Button>
        </div>
      </div>
      <div id={fieldsId} className={cx(MARKED, isOpen && styles.fields)} data-fields>
        {isOpen && <RequiredNote fields={kind.fields} />}
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
