import { useContext, useRef, useState } from 'react';
import { Button, buttonLook } from '../../Button/index.ts';
import { FloatingMenu, type MenuItem } from '../../Menu/index.ts';
import { InlineActions } from '../column.ts';
import {
  actions as actionsStyle,
  due as dueStyle,
  inline as inlineStyle,
  more as moreStyle,
} from './cells.css.ts';
import { useCommonTexts } from '../../texts/context.ts';

export interface ActionsCellProps {
  /**
   * The most frequent first. A disabled action stays, with its `disabledReason`; what cannot be taken back has the
   * tone danger, and is in the menu.
   */
  actions: readonly MenuItem[];
  /** How many are in the row itself; the others are in its menu. Default 2. */
  maxInline?: number | undefined;
  /** One of them is due: they show on the row also without the pointer and the focus. @default false */
  isDue?: boolean | undefined;
}

/** Three dots, as two elements: there is one in every row. */
const dots = (
  <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
    <path d="M2 8a1.3 1.3 0 1 1 2.6 0A1.3 1.3 0 0 1 2 8m4.7 0a1.3 1.3 0 1 1 2.6 0 1.3 1.3 0 0 1-2.6 0m4.7 0A1.3 1.3 0 1 1 14 8a1.3 1.3 0 0 1-2.6 0" />
  </svg>
);

/**
 * What can be done with a row: the first few as quiet buttons, the rest behind 更多. With a mouse they float over the end of the row that is pointed at or has the focus; for
 * touch all are behind 更多, in every row. In a column with a width they stand there, and 更多 shows on all.
 *
 * Use it in the last column of a table of records that can be acted on. Do not use it for what is done to
 * several at once (`BulkBar`), nor outside of a table (`Button`, `MenuButton`).
 *
 * Keyboard: Tab reaches the row, ← and → move through the buttons; Enter, Space, ↓ and ↑ open 更多.
 */
export function ActionsCell({ actions, maxInline = 2, isDue = false }: ActionsCellProps) {
  const { more } = useCommonTexts();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const maxVisible = Math.min(maxInline, useContext(InlineActions));
  const inline = actions.filter(({ tone }) => tone !== 'danger').slice(0, maxVisible);
  const hidden = actions.filter((action) => !inline.includes(action));
  return (
    <span className={actionsStyle}>
      <span className={isDue ? dueStyle : inlineStyle}>
        {inline.map(({ id, label, icon, onAction, ...state }) => (
          <Button
            key={id}
            variant="quiet"
            size="small"
            tone="brand"
            icon={icon}
            isDisabled={state.isDisabled}
            disabledReason={state.disabledReason}
            onPress={() => onAction()}
          >
            {label}
          </Button>
        ))}
      </span>
      {hidden.length > 0 && (
        <button
          ref={trigger}
          type="button"
          className={`${moreLook} ${moreStyle}`}
          aria-label={more}
          title={more}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            setOpen(true);
          }}
        >
          {dots}
        </button>
      )}
      {isOpen && (
        <FloatingMenu
          label={more}
          items={hidden}
          triggerRef={trigger}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}

/** Worked out once: it is in every row. */
const moreLook = buttonLook({ variant: 'quiet', size: 'small', isIconOnly: true });
