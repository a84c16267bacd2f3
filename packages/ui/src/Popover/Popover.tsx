import { useCallback, useRef, type ReactNode, type RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type Placement } from 'react-aria-components/Popover';
import { Chinese } from '../i18n/index.ts';
import { level, media } from '../theme/index.ts';
import { content, popover } from './Popover.css.ts';
import { useMedia } from './useMedia.ts';
import { floatingPopover, useOutsidePress } from './useOutsidePress.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export interface PopoverProps {
  /** Names the popover for those who do not see what it belongs to. */
  label: string;
  /** The button that opens and closes it. */
  triggerRef: RefObject<HTMLElement | null>;
  /** What it opens below, when that is more than the button: the whole field. */
  anchorRef?: RefObject<HTMLElement | null> | undefined;
  /** Asked to close: by Esc, by a press outside, when the page scrolls or the focus leaves. */
  onClose: () => void;
  /** list: the children are one list or menu, which names itself; dialog: anything else. dialog. */
  kind?: 'dialog' | 'list' | undefined;
  /** Where it opens if there is room; else on the other side. bottom start. */
  placement?: Placement | undefined;
  /** trigger: at least as wide as the trigger. content. */
  width?: 'content' | 'trigger' | undefined;
  children: ReactNode;
}

/** What opened last lies on top: popovers and dialogs share one level, the document's order decides. */
const onTop = { zIndex: level.dialog };

/**
 * The sheet that opens below a control: lists, calendars, a few settings. Rendered means open.
 *
 * Use it for what belongs to one control and is done in a moment. Do not use it for actions
 * (`MenuButton`), for the value of a field (`Select`), for a form (`Dialog`) or for words that only
 * explain (`Tooltip`). It carries React Aria: import it only from files that are loaded late.
 *
 * Keyboard: the focus goes in on opening and returns to the control; Esc closes. It keeps within the
 * window and closes by a press outside, when the page scrolls or the focus leaves.
 */
export function Popover({
  label,
  triggerRef,
  anchorRef = triggerRef,
  onClose,
  kind = 'dialog',
  placement = 'bottom start',
  width,
  children,
}: PopoverProps) {
  const sheet = useRef<HTMLElement>(null);
  // The keyboard of a touch screen scrolls the page, which would close a sheet that is not modal. With a
  // mouse it is not: making a page of a thousand elements inert takes longer than opening the sheet.
  const isModal = useMedia(media.touch);
  const isOutside = useCallback(
    (element: Element) => !triggerRef.current?.contains(element),
    [triggerRef],
  );
  useReturnFocus(triggerRef);
  useOutsidePress(sheet, triggerRef, onClose);

  return (
    <Chinese>
      <AriaPopover
        {...floatingPopover}
        ref={sheet}
        isOpen
        isNonModal={!isModal}
        aria-label={label}
        triggerRef={anchorRef}
        placement={placement}
        offset={4}
        style={onTop}
        className={popover({ width })}
        shouldCloseOnInteractOutside={isOutside}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        {kind === 'list' ? (
          children
        ) : (
          <Dialog aria-label={label} className={content}>
            {children}
          </Dialog>
        )}
      </AriaPopover>
    </Chinese>
  );
}
