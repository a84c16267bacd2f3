import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useStable } from '../lib/useStable.ts';
import {
  Menu,
  MenuSection,
  Keyboard,
  MenuItem as AriaMenuItem,
  Text,
} from 'react-aria-components/Menu';
import { Localized } from '../lib/i18n.tsx';
import { createSearch, usePinyin } from '../lib/search/index.ts';
import { Popover, Description } from '../Popover/index.ts';
import { findTyped, typedLetters } from '../Select/typeahead.ts';
import { visuallyHidden } from '../theme/index.ts';
import { menu, section, item, itemIcon, itemWords, shortcut } from './Menu.css.ts';

export interface FloatingMenuProps {
  /** The menu's name: 更多, or what it is a menu of. */
  label: string;
  /** Actions. Those of tone danger are moved to the end. */
  items: readonly MenuItem[];
  /** What it opens at, and where the focus returns to. */
  triggerRef: RefObject<HTMLElement | null>;
  /** Called on selection, Esc and a press outside. */
  onClose: () => void;
}

export interface MenuPopoverProps extends FloatingMenuProps {
  /** An item was chosen; what it does is for the trigger to do. */
  onChoose: (act: () => void) => void;
}

/** The keyboard starts at the first item, also when the pointer opened the menu. */
const fromFirst = { autoFocus: 'first' } as const;

/** The open menu of a `MenuButton`; loaded lazily. */
export function MenuPopover({ label, items, triggerRef, onClose, onChoose }: MenuPopoverProps) {
  // All keep space for an icon where one has it.
  const hasIcons = items.some(({ icon }) => icon !== undefined);
  const parts = arrange(items);
  const { element, pressKey } = useFirstLetters(parts.flat());
  return (
    <Popover kind="list" label={label} triggerRef={triggerRef} onClose={onClose}>
      <Localized>
        <div ref={element} {...{ onKeyDownCapture: pressKey }}>
          <Menu {...fromFirst} aria-label={label} className={menu} onClose={onClose}>
            {parts.map((part) => (
              <MenuSection key={part[0]?.id} className={section} aria-label={label}>
                {part.map((one) => (
                  <MenuRow key={one.id} item={one} hasIcons={hasIcons} onChoose={onChoose} />
                ))}
              </MenuSection>
            ))}
          </Menu>
        </div>
      </Localized>
    </Popover>
  );
}

/** First letters move to the item that they mean, by pinyin too, past what cannot be done now. */
function useFirstLetters(items: readonly MenuItem[]) {
  const element = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const pinyin = usePinyin();

  const move = (): void => {
    const search = createSearch(
      items.map(({ label }) => label),
      pinyin,
    );
    const rows = [...(element.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const from = rows.findIndex((row) => row === document.activeElement);
    const isRefused = (index: number): boolean =>
      items[index] !== undefined && refused(items[index]);
    rows[findTyped(search, isRefused, typed.current.text, from)]?.focus();
  };
  const pressKey = (event: KeyboardEvent): void => {
    const letters = typedLetters(typed.current, event);
    if (letters === null) return;
    typed.current = letters;
    event.preventDefault();
    event.stopPropagation();
    move();
  };
  const moveAfterLoading = useStable(() => {
    if (typed.current.text !== '') move();
  });
  useEffect(() => {
    if (pinyin !== null) moveAfterLoading();
  }, [pinyin, moveAfterLoading]);

  return { element, pressKey };
}

const refused = ({ isDisabled, disabledReason }: MenuItem): boolean =>
  isDisabled === true || disabledReason !== undefined;

/** React Aria writes `aria-disabled` only on items that cannot be reached. */
function preventDisabledAction(element: Element | null): void {
  element?.setAttribute('aria-disabled', 'true');
}

interface MenuRowProps extends Pick<MenuPopoverProps, 'onChoose'> {
  item: MenuItem;
  hasIcons: boolean;
}

function MenuRow({ item: one, hasIcons, onChoose }: MenuRowProps) {
  const isRefused = refused(one);
  return (
    <AriaMenuItem
      id={one.id}
      textValue={one.label}
      className={item({ tone: one.tone, isRefused })}
      // Not React Aria's `isDisabled`, which removes the item from keyboard navigation: the reason would not
      // be read.
      {...(isRefused
        ? { ref: preventDisabledAction, shouldCloseOnSelect: false }
        : { onAction: () => onChoose(one.onAction) })}
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

export interface MenuItem {
  id: string;
  label: string;
  /** 16 px. */
  icon?: ReactNode;
  /** danger: it cannot be taken back; it always is last. */
  tone?: 'neutral' | 'danger' | undefined;
  /** Its keyboard shortcut, as printed on the keys: Ctrl+P. Only displayed; the handler is the caller's. */
  shortcut?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Why it cannot be done now; shown below its label. The item can still be reached. */
  disabledReason?: string | undefined;
  onAction: () => void;
}

/** The menu in parts with a line between them: what cannot be taken back is last. */
export function arrange(items: readonly MenuItem[]): MenuItem[][] {
  const isDanger = ({ tone }: MenuItem): boolean => tone === 'danger';
  return [items.filter((one) => !isDanger(one)), items.filter(isDanger)].filter(
    ({ length }) => length > 0,
  );
}
