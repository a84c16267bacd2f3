import { useRef, type ReactNode } from 'react';
import { Button } from '../../Button/index.ts';
import { bar, chosen, clear, count, layer } from './BulkBar.css.ts';
import type { Selection } from '../model.ts';
import { inert } from '../../lib/inert.ts';
import { useTexts } from '../../texts/context.ts';
import { tableTexts } from '../texts.ts';

export interface BulkBarProps {
  /** The same that the table has. */
  selection: Selection;
  /** What can be done to all selected records at once, as buttons. */
  actions: ReactNode;
  /** What is in this line while nothing is selected: count, add, export. */
  children?: ReactNode;
}

/**
 * The line above a table: its usual buttons, or, once rows are selected, how many and what can be done to
 * them. Both take the same space, so that the table below never moves.
 *
 * Use it with a `Table` that has a `selection`. Records selected on other pages count too. Do not use it for
 * actions on one record: those are in its row (`ActionsCell`).
 *
 * Keyboard: Tab moves through the buttons; 取消选择 moves the focus back to this line.
 */
export function BulkBar({ selection, actions, children }: BulkBarProps) {
  const texts = useTexts('Table', tableTexts);
  const line = useRef<HTMLDivElement>(null);
  const { length } = Object.keys(selection.selected);
  const isOn = length > 0;

  const clearAll = (): void => {
    selection.onChange({});
    line.current?.focus();
  };

  return (
    <div ref={line} className={bar} role="toolbar" aria-label={texts.bulkActions} tabIndex={-1}>
      <div className={layer} {...inert(isOn)}>
        {children}
      </div>
      <div className={chosen} {...inert(!isOn)}>
        <output className={count}>{isOn ? texts.selected(length) : ''}</output>
        {actions}
        <span className={clear}>
          <Button variant="quiet" onPress={clearAll}>
            {texts.clearSelection}
          </Button>
        </span>
      </div>
    </div>
  );
}
