import { useEffect, useRef } from 'react';
import { late } from '../late/index.ts';
import type { MenuPopoverProps } from './MenuPopover.tsx';

const menuPopover = late(() => import('./MenuPopover.tsx').then((part) => part.MenuPopover));

export type FloatingMenuProps = Omit<MenuPopoverProps, 'onChoose'>;

/**
 * One menu for many triggers: for a board of hundreds of cards, where a `MenuButton` each would weigh
 * too much. Rendered means open, at the trigger it is given; the rest is as with `MenuButton`.
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
    <menuPopover.Part
      {...menu}
      triggerRef={triggerRef}
      onClose={onClose}
      onChoose={(act) => {
        chosen.current = act;
        onClose();
      }}
    />
  );
}

/** Fetches the menu ahead of need: when the pointer or the focus comes near its triggers. */
export const preloadFloatingMenu = menuPopover.preload;
