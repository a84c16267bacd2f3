import { Check } from '../Icon/index.ts';
import { Keyboard, MenuItem as AriaMenuItem, Text } from 'react-aria-components/Menu';
import { Description } from '../Popover/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import { check, item, itemIcon, itemWords, shortcut } from './Menu.css.ts';
import type { MenuItem } from './menuItem.ts';

/** React Aria writes `aria-disabled` only on items that cannot be reached. */
function preventDisabledAction(element: Element | null): void {
  element?.setAttribute('aria-disabled', 'true');
}

export interface MenuRowProps {
  item: Omit<MenuItem, 'onAction'>;
  hasIcons: boolean;
  /** Keeps space for a check mark. */
  isChoice?: boolean;
  onAction?: () => void;
}

/** One line of the menu. */
export function MenuRow({ item: one, hasIcons, isChoice = false, onAction }: MenuRowProps) {
  const isRefused = one.isDisabled === true || one.disabledReason !== undefined;
  return (
    <AriaMenuItem
      id={one.id}
      textValue={one.label}
      className={item({ tone: one.tone, isRefused })}
      // Not React Aria's `isDisabled`, which removes the item from keyboard navigation: the reason would not
      // be read.
      {...(isRefused && { ref: preventDisabledAction, shouldCloseOnSelect: false })}
      {...(!isRefused && onAction && { onAction })}
    >
      {isChoice && (
        <span className={check}>
          <Check size={16} />
        </span>
      )}
      {hasIcons && (
        <span className={itemIcon} aria-hidden="true">
          {one.icon}
        </span>
      )}
      <span className={itemWords}>
        <Text slot="label">{one.label}</Text>
        {one.disabledReason !== undefined && <Description words={one.disabledReason} />}
      </span>
      {one.shortcut !== undefined && <Shortcut keys={one.shortcut} />}
    </AriaMenuItem>
  );
}

/** Like a `Description`: read aloud after the name, and no part of it; the visible text is CSS content. */
function Shortcut({ keys }: { keys: string }) {
  return (
    <>
      <span className={shortcut} data-keys={keys} />
      <Keyboard className={visuallyHidden}>{keys}</Keyboard>
    </>
  );
}
