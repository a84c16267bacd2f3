import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { ChipLine } from '../Field/chips.ts';
import { stopCompositionKey } from '../lib/composition.ts';
import { floatingPopover } from './topLayer.ts';
import { followAnchor } from './followAnchor.ts';
import { padded, popover } from './Popover.css.ts';
import { useOutside } from './useOutside.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export interface PopoverProps {
  /** Names the popover for those who do not see what it belongs to. */
  label: string;
  /** The button that opens and closes it. */
  triggerRef: RefObject<HTMLElement | null>;
  /** The element it is placed below, when that is not the trigger: the field. */
  anchorRef?: RefObject<HTMLElement | null> | undefined;
  /** Called on Esc, a press outside, and when the focus leaves. */
  onClose: () => void;
  /** list: the children are one list or menu, which names itself; dialog: anything else. dialog. */
  kind?: 'dialog' | 'list' | undefined;
  /**
   * Space between the border and the children; rows: for options and items; none: for parts with lines between
   * them that reach the border, which keep that space themselves. @default 'rows' of a list, or else 'content'
   */
  padding?: keyof typeof padded | undefined;
  /** Below, with these edges in line; above where only there is space. @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | undefined;
  /** trigger: at least as wide as the trigger. content. */
  width?: 'content' | 'trigger' | undefined;
  /** What the sheet shows. */
  children: ReactNode;
}

/**
 * The popover below a control: lists, calendars, a few settings. It is open while it is rendered.
 *
 * Use it for what belongs to one control and is done in a moment. Do not use it for actions (`MenuButton`),
 * for the value of a field (`Select`), for a form (`Dialog`) or for explanatory text (`InfoTip`).
 *
 * Keyboard: the focus goes in on opening and returns to the control; Esc closes. It stays at its control and
 * within the window, and closes by a press outside or when the focus leaves. It is in the top layer, and in
 * the DOM where it is rendered: right after its control, so that the tab order continues from there.
 */
export function Popover({
  label,
  triggerRef,
  anchorRef = triggerRef,
  onClose,
  kind = 'dialog',
  padding = kind === 'list' ? 'rows' : 'content',
  placement = 'bottom start',
  width = 'content',
  children,
}: PopoverProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useReturnFocus(triggerRef);
  useOutside('pointerdown', [sheet, triggerRef], onClose);
  useOutside('focusin', [sheet, triggerRef], onClose);

  useLayoutEffect(() => {
    if (!anchorRef.current || !sheet.current) return undefined;
    return followAnchor(anchorRef.current, sheet.current, {
      align: placement === 'bottom end' ? 'end' : 'start',
      isAsWide: width === 'trigger',
    });
  }, [anchorRef, placement, width]);

  // After the effects of what is in it: a field there may have taken the focus.
  useEffect(() => {
    if (!sheet.current?.contains(document.activeElement)) sheet.current?.focus();
  }, []);

  const pressKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // A dialog around stays open.
    event.stopPropagation();
    onClose();
  };
  const role = kind === 'dialog' && ({ role: 'dialog', 'aria-label': label } as const);
  const behaviour = {
    ...floatingPopover,
    ...role,
    onKeyDown: pressKey,
    onKeyDownCapture: stopCompositionKey,
  };

  return (
    <div
      ref={sheet}
      {...behaviour}
      popover="manual"
      tabIndex={-1}
      className={`${popover} ${padded[padding]}`}
    >
      <ChipLine.Provider value={null}>{children}</ChipLine.Provider>
    </div>
  );
}
