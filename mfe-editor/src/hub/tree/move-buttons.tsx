import { Button } from '@vestibule/ui';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DIRECTIONS, type Direction } from './tree';

const ARROWS: Readonly<Record<Direction, string>> = { up: '↑', down: '↓', in: '→', out: '←' };
const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};
/** For the attribute of elements that listen with `moveByKeys`. */
export const MOVE_KEYS = 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowRight Alt+ArrowLeft';

interface Moves {
  readonly mayMove: (direction: Direction) => boolean;
  readonly onMove: (direction: Direction) => void;
}

/** A listener that moves by Alt and the arrows. */
export const moveByKeys =
  ({ mayMove, onMove }: Moves) =>
  (event: KeyboardEvent): void => {
    const direction = event.altKey ? KEYS[event.key] : undefined;
    if (direction === undefined) return;
    // Or the browser would go back.
    event.preventDefault();
    if (mayMove(direction)) onMove(direction);
  };

interface MoveButtonsProps extends Moves {
  /** Name of the moved node. */
  readonly name: string;
  /** Whether there is only one level. */
  readonly isFlat?: boolean;
}

/** Where a row of a tree can go, a button for each direction. */
export function MoveButtons({ name, isFlat = false, mayMove, onMove }: MoveButtonsProps) {
  const { t } = useTranslation('editor');
  return DIRECTIONS.filter((direction) => !isFlat || direction === 'up' || direction === 'down').map((direction) => (
    <Button
      key={direction}
      small
      variant="quiet"
      data-move={direction}
      disabled={!mayMove(direction)}
      aria-label={t(`tree.${direction}`, { name })}
      onClick={() => onMove(direction)}
    >
      {ARROWS[direction]}
    </Button>
  ));
}
