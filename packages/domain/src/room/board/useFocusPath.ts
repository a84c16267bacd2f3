import type { Room } from '@anzhu/api/contract/room';
import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import type { BoardFloor } from './floors.ts';
import { isMoveKey, moveFocus, type CardPosition } from './moveFocus.ts';

/** Where a room is on the board; its first card when it is not there (any more). */
function positionOf(floors: readonly BoardFloor[], id: Room['id'] | null): CardPosition {
  for (const [floor, { rooms }] of floors.entries()) {
    const card = rooms.findIndex((room) => room.id === id);
    if (card >= 0) return { floor, card };
  }
  return { floor: 0, card: 0 };
}

/** Number of cards in a line, as laid out by the browser. */
function columnsOf(row: HTMLElement): number {
  return getComputedStyle(row).gridTemplateColumns.split(' ').length;
}

/**
 * The one card that Tab reaches, and the arrow keys that move from card to card. Keys pressed inside
 * of a card's buttons move as well: they have no use for arrows.
 */
export function useFocusPath(floors: readonly BoardFloor[]) {
  const [reachedId, setReachedId] = useState<Room['id'] | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const position = positionOf(floors, reachedId);
  const currentId = floors[position.floor]?.rooms[position.card]?.id ?? null;

  const reach = useCallback((room: Room) => setReachedId(room.id), []);

  const moveByKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (!isMoveKey(key, ctrlKey) || altKey || metaKey) return;
    const rows = grid.current?.rows;
    const row = rows?.[position.floor];
    if (!row) return;
    event.preventDefault();
    const sizes = floors.map(({ rooms }) => rooms.length);
    const to = moveFocus(sizes, columnsOf(row), position, key, ctrlKey);
    rows?.[to.floor]?.querySelectorAll('td')[to.card]?.focus();
  };

  return { grid, position, currentId, reach, moveByKey };
}
