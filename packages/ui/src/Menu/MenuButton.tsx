import { Ellipsis } from '../Icon/index.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, IconButton, type ButtonProps } from '../Button/index.ts';
import { lazyPart } from '../lib/lazyPart/index.ts';
import type { MenuEntry } from './menuItem.ts';

const menuPopover = lazyPart(() => import('./MenuPopover.tsx').then((part) => part.MenuPopover));

export interface MenuButtonProps extends Pick<ButtonProps, 'tone' | 'variant' | 'size'> {
  /** What the menu holds, in a word: 更多, or the name of the thing. */
  label: string;
  /** 16 px, before the label or instead of it. */
  icon?: ReactNode;
  /** Only the icon is visible; the label is the accessible name. */
  isIconOnly?: boolean | undefined;
  /** Actions, sections of actions, and choices. Items of tone danger are moved to the end. */
  items: readonly MenuEntry[];
  /** Cannot be focused or opened. @default false */
  isDisabled?: boolean | undefined;
}

/**
 * A button that opens a menu of actions.
 *
 * Use it for what is done seldom, behind the one or two actions that are done often; with sections where
 * there are many, and with choices for how something is shown. Do not use it for the value of a field
 * (`Select`), to go to another screen (`Link`), nor leave out an action that is not possible now: give it a
 * `disabledReason`, which the menu shows.
 *
 * Keyboard: Enter, Space, ↓ and ↑ open it; arrows and first letters move; Enter acts; Esc closes.
 */
export function MenuButton({ label, icon, isIconOnly = false, items, ...look }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<() => void>(undefined);
  const open = (): void => setOpen(true);

  // Once the menu is gone and the focus back: what the action opens then returns it to here.
  useEffect(() => {
    const act = chosen.current;
    if (isOpen || !act) return;
    chosen.current = undefined;
    trigger.current?.focus();
    act();
  }, [isOpen]);

  const shared = {
    ...look,
    ref: trigger,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onPointerEnter: menuPopover.preload,
    onFocus: menuPopover.preload,
    onPress: () => setOpen(!isOpen),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      open();
    },
  } as const;

  return (
    <>
      {isIconOnly ? (
        <IconButton {...shared} label={label} icon={icon ?? <Ellipsis size={16} />} />
      ) : (
        <Button {...shared} icon={icon}>
          {label}
        </Button>
      )}
      {isOpen && (
        <menuPopover.Part
          label={label}
          items={items}
          triggerRef={trigger}
          onClose={() => setOpen(false)}
          onChoose={(act) => {
            chosen.current = act;
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
