import type { RefObject } from 'react';
import { Header, Menu, MenuSection } from 'react-aria-components/Menu';
import { Chinese } from '../lib/i18n.tsx';
import { Popover } from '../Popover/index.ts';
import { arrange, hasIcons as anyIcon } from './arrange.ts';
import { chosenIds } from './chosenIds.ts';
import { heading, menu, section } from './Menu.css.ts';
import { MenuRow } from './MenuRow.tsx';
import type { MenuChoice, MenuEntry } from './menuItem.ts';

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
          {parts.map((part) =>
            'options' in part ? (
              <Choice key={part.id} choice={part} hasIcons={hasIcons} onChoose={onChoose} />
            ) : (
              <MenuSection
                key={part.id}
                id={part.id}
                className={section}
                aria-label={part.label ?? label}
              >
                {part.label !== undefined && <Header className={heading}>{part.label}</Header>}
                {part.items.map((one) => (
                  <MenuRow
                    key={one.id}
                    item={one}
                    hasIcons={hasIcons}
                    onAction={() => onChoose(one.onAction)}
                  />
                ))}
              </MenuSection>
            ),
          )}
        </Menu>
      </Chinese>
    </Popover>
  );
}

interface ChoiceProps extends Pick<MenuPopoverProps, 'onChoose'> {
  choice: MenuChoice;
  hasIcons: boolean;
}

/** What is chosen in the menu itself. A refused option keeps what it was. */
function Choice({ choice, hasIcons, onChoose }: ChoiceProps) {
  const { id, label, selectionMode, value, onChange, options } = choice;
  return (
    <MenuSection
      id={id}
      className={section}
      aria-label={label}
      selectionMode={selectionMode}
      disallowEmptySelection={selectionMode === 'single'}
      shouldCloseOnSelect={selectionMode === 'single'}
      selectedKeys={value}
      onSelectionChange={(keys) => {
        const ids = chosenIds(choice, keys);
        if (ids === null) return;
        if (selectionMode === 'multiple') onChange(ids);
        else onChoose(() => onChange(ids));
      }}
    >
      <Header className={heading}>{label}</Header>
      {options.map((one) => (
        <MenuRow key={one.id} item={one} hasIcons={hasIcons} isChoice />
      ))}
    </MenuSection>
  );
}
