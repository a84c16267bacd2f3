import { useEffect, useRef } from 'react';
import { lazy, LazyDialog, loadWhenIdle } from '../lib/LazyBoundary.tsx';
import type { FloatingMenuProps } from './MenuPopover.tsx';

const loadPopover = () =>
  import('./MenuPopover.tsx').then((part) => ({ default: part.MenuPopover }));
const MenuPopover = lazy(loadPopover);
// It is there before it is opened, so that the first key reaches it.
loadWhenIdle(loadPopover);

/**
 * One menu for many triggers. Rendered means open, at the trigger it is given; the focus returns to that
 * trigger before an action is done.
 *
 * Use it on a board of hundreds of cards or in the rows of a table, where a `MenuButton` each would weigh too
 * much; the trigger has `aria-haspopup="menu"`. Do not use it where there is
 * one trigger (`MenuButton`), nor for anything else than a menu (`Popover`).
 *
 * Keyboard: the focus goes to the first item; arrows and first letters move; Enter acts; Esc closes.
 */
export function FloatingMenu({ triggerRef, onClose, ...menu }: FloatingMenuProps) {
  const chosen = useRef<() => void>(undefined);

  // Once the menu is gone and the focus back: what the action opens then returns it to the trigger.
  useEffect(
    () => () => {
      if (!chosen.current) return;
      triggerRef.current?.focus();
      chosen.current();
    },
    [triggerRef],
  );

  return (
    <LazyDialog onClose={onClose}>
      <MenuPopover
        {...menu}
        triggerRef={triggerRef}
        onClose={onClose}
        onChoose={(act) => {
          chosen.current = act;
          onClose();
        }}
      />
    </LazyDialog>
  );
}
