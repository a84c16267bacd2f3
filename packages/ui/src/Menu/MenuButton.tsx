import { Ellipsis } from '../Icon/index.ts';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, IconButton, type ButtonProps } from '../Button/index.ts';
import { FloatingMenu, preloadFloatingMenu, type FloatingMenuProps } from './FloatingMenu.tsx';

export interface MenuButtonProps
  extends
    Pick<ButtonProps, 'tone' | 'variant' | 'size' | 'isDisabled'>,
    Pick<FloatingMenuProps, 'items'> {
  /** What the menu holds, in a word: 更多, or the name of the thing. */
  label: string;
  /** 16 px, before the label or instead of it. */
  icon?: ReactNode;
  /** Only the icon is visible; the label is the accessible name. */
  isIconOnly?: boolean | undefined;
}

/**
 * A button that opens a menu of actions.
 *
 * Use it for what is done seldom, behind the one or two actions that are done often. Do not use it for the
 * value of a field (`Select`), to go to another screen (`Link`), nor leave out an action that is not possible
 * now: give it a `disabledReason`, which the menu shows.
 *
 * Keyboard: Enter, Space, ↓ and ↑ open it; arrows and first letters move; Enter acts; Esc closes.
 */
export function MenuButton({ label, icon, isIconOnly = false, items, ...look }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const shared = {
    ...look,
    ref: trigger,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onPointerEnter: preloadFloatingMenu,
    onFocus: preloadFloatingMenu,
    onPress: () => setOpen(!isOpen),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen(true);
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
