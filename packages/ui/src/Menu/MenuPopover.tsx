import type { RefObject } from 'react';
import {
  Header,
  Menu,
  MenuSection,
  Keyboard,
  MenuItem as AriaMenuItem,
  Text,
} from 'react-aria-components/Menu';
import { Chinese } from '../lib/i18n.tsx';
import { Popover, Description } from '../Popover/index.ts';
import { Check } from '../Icon/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import {
  arrange,
  hasIcons as anyIcon,
  chosenIds,
  type MenuChoice,
  type MenuEntry,
  type MenuItem,
} from './menuItem.ts';
import { heading, menu, section, check, item, itemIcon, itemWords, shortcut } from './Menu.css.ts';

export interface MenuPopoverProps {
  /** The menu's name: 更多, or what it is a menu of. */
  label: string;
  /** Actions, sections of actions, and choices. Items of tone danger are moved to the end. */
  items: readonly MenuEntry[];
  /** What it opens at, and where the focus returns to. */
  triggerRef: RefObject<HTMLElement | null>;
  /** Called on selection, Esc and a press outside. */
  onClose: () => void;
  /** An item was chosen; what it does is for the trigger to do. */
  onChoose: (act: () => void) => void;
}

/** The keyboard starts at the first item, also when the pointer opened the menu. */
const fromFirst = { autoFocus: 'first' } as const;

/** The open menu of a `MenuButton`; loaded lazily. */
export function MenuPopover({ label, items, triggerRef, onClose, onChoose }: MenuPopoverProps) {
  const parts = arrange(items);
  const hasIcons = anyIcon(parts);
  return (
    <Popover kind="list" label={label} triggerRef={triggerRef} onClose={onClose}>
      <Chinese>
        <Menu {...fromFirst} aria-label={label} className={menu} onClose={onClose}>
          {parts.map((part) => {
            const isChoice = 'options' in part;
            const rows: readonly MenuRowProps['item'][] = isChoice ? part.options : part.items;
            return (
              <MenuSection
                key={part.id}
                id={part.id}
                className={section}
                aria-label={part.label ?? label}
                {...(isChoice && selectionOf(part, onChoose))}
              >
                {part.label !== undefined && <Header className={heading}>{part.label}</Header>}
                {rows.map((one) => (
                  <MenuRow key={one.id} item={one} {...{ hasIcons, isChoice, onChoose }} />
                ))}
              </MenuSection>
            );
          })}
        </Menu>
      </Chinese>
    </Popover>
  );
}

/** What is chosen in the menu itself, as props of its section. A refused option keeps what it was. */
function selectionOf(choice: MenuChoice, onChoose: MenuPopoverProps['onChoose']) {
  const { selectionMode, value, onChange } = choice;
  const isSingle = selectionMode === 'single';
  return {
    selectionMode,
    disallowEmptySelection: isSingle,
    shouldCloseOnSelect: isSingle,
    selectedKeys: value,
    onSelectionChange: (keys: 'all' | Iterable<string | number>): void => {
      const ids = chosenIds(choice, keys);
      if (ids === null) return;
      if (isSingle) onChoose(() => onChange(ids));
      else onChange(ids);
    },
  };
}

/** React Aria writes `aria-disabled` only on items that cannot be reached. */
function preventDisabledAction(element: Element | null): void {
  element?.setAttribute('aria-disabled', 'true');
}

interface MenuRowProps extends Pick<MenuPopoverProps, 'onChoose'> {
  /** Without an action in a choice. */
  item: Omit<MenuItem, 'onAction'> & Partial<Pick<MenuItem, 'onAction'>>;
  hasIcons: boolean;
  /** Keeps space for a check mark, at the end: its words are below those of actions. */
  isChoice: boolean;
}

/** One line of the menu. */
function MenuRow({ item: one, hasIcons, isChoice, onChoose }: MenuRowProps) {
  const { onAction } = one;
  const isRefused = one.isDisabled === true || one.disabledReason !== undefined;
  return (
    <AriaMenuItem
      id={one.id}
      textValue={one.label}
      className={item({ tone: one.tone, isRefused })}
      // Not React Aria's `isDisabled`, which removes the item from keyboard navigation: the reason would not
      // be read.
      {...(isRefused && { ref: preventDisabledAction, shouldCloseOnSelect: false })}
      {...(!isRefused && onAction && { onAction: () => onChoose(onAction) })}
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
      {one.shortcut !== undefined && <Shortcut keys={one.shortcut} />}
      {isChoice && (
        <span className={check}>
          <Check size={16} />
        </span>
      )}
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
