import { useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../Button/index.ts';
import { Ellipsis } from '../Icon/index.ts';
import { FloatingMenu } from './FloatingMenu.tsx';
import type { MenuItem } from './MenuPopover.tsx';

export interface MenuButtonProps {
  /** Actions. Those of tone danger are moved to the end. */
  items: readonly MenuItem[];
  /** What the menu holds, in a word: 更多, or the name of the thing. */
  label: string;
  /** Cannot be focused or pressed. @default false */
  isDisabled?: boolean | undefined;
}

/**
 * A small button of three dots that opens a menu of actions.
 *
 * Use it for what is done seldom, behind the one or two actions that are done often. Do not use it for the
 * value of a field (`Select`), to go to another screen (`Link`), nor leave out an action that is not possible
 * now: give it a `disabledReason`, which the menu shows.
 *
 * Keyboard: Enter, Space, ↓ and ↑ open it; arrows and first letters move; Enter acts; Esc closes.
 */
export function MenuButton({ label, items, isDisabled }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={trigger}
        label={label}
        icon={<Ellipsis size={16} />}
        size="small"
        isDisabled={isDisabled}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      {isOpen && (
        <FloatingMenu
          label={label}
          items={items}
          triggerRef={trigger}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
