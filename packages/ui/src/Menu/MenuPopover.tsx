import type { RefObject } from 'react';
import { Menu, MenuItem as AriaMenuItem, Text } from 'react-aria-components/Menu';
import { Popover } from '../Popover/index.ts';
import { Description } from '../Popover/index.ts';
import { item, itemIcon, itemWords, menu } from './Menu.css.ts';
import type { MenuItem } from './menuItem.ts';

export interface MenuPopoverProps {
  label: string;
  items: readonly MenuItem[];
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** An item was chosen; what it does is for the trigger to do. */
  onChoose: (act: () => void) => void;
}

/** The keyboard starts at the first item, also when the pointer opened the menu. */
const fromFirst = { autoFocus: 'first' } as const;

/** The open menu of a `MenuButton`; it is loaded late. */
export function MenuPopover({ label, items, triggerRef, onClose, onChoose }: MenuPopoverProps) {
  const hasIcons = items.some((one) => one.icon !== undefined);
  return (
    <Popover kind="list" label={label} triggerRef={triggerRef} onClose={onClose}>
      <Menu {...fromFirst} aria-label={label} className={menu} onClose={onClose}>
        {items.map((one) => (
          <Row key={one.id} item={one} hasIcons={hasIcons} onChoose={onChoose} />
        ))}
      </Menu>
    </Popover>
  );
}

/** React Aria writes `aria-disabled` only on items that cannot be reached. */
function markRefused(element: Element | null): void {
  element?.setAttribute('aria-disabled', 'true');
}

interface RowProps extends Pick<MenuPopoverProps, 'onChoose'> {
  item: MenuItem;
  hasIcons: boolean;
}

function Row({ item: one, hasIcons, onChoose }: RowProps) {
  const isRefused = one.isDisabled === true || one.disabledReason !== undefined;
  return (
    <AriaMenuItem
      id={one.id}
      textValue={one.label}
      className={item({ tone: one.tone, isRefused })}
      // Not React Aria's own `isDisabled`: that one cannot be reached, so nobody would hear the reason.
      shouldCloseOnSelect={!isRefused}
      {...(isRefused ? { ref: markRefused } : { onAction: () => onChoose(one.onAction) })}
    >
      {hasIcons && (
        <span className={itemIcon} aria-hidden="true">
          {one.icon}
        </span>
      )}
      <span className={itemWords}>
        <Text slot="label">{one.label}</Text>
        {one.disabledReason !== undefined && <Description words={one.disabledReason} />}
      </span>
    </AriaMenuItem>
  );
}
