import { useMemo } from 'react';
import { DialogContent, type DialogProps } from '../Dialog/index.ts';
import { useStable } from '../lib/useStable.ts';
import { useReturnFocus } from '../Popover/index.ts';
import { DrawerShell, type DrawerSide } from './DrawerShell.tsx';

export interface DrawerProps extends Pick<
  DialogProps,
  'title' | 'isOpen' | 'footer' | 'isPending' | 'children'
> {
  /** Called on Esc, × and a press outside. Not while `isPending`. */
  onClose: () => void;
  /** Side of the window: start is left, end is right. @default 'end' */
  side?: DrawerSide | undefined;
  /** Widths of 420, 570 and 880 px; on phones it fills the screen. medium. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** A press outside closes it. Turn it off where there is a draft. @default true */
  isDismissable?: boolean | undefined;
}

/**
 * A sheet at the side of the screen, as high as the screen: a record in full beside the list it is from.
 *
 * Use it for long content next to the list: a record with its history, many filters. Do not use it for a
 * short form or a review (`Dialog`), for a question (`Confirm`), nor for two things side by side that are
 * both worked on (`SplitPane`). It depends on React Aria: import it only from lazily loaded files.
 *
 * Keyboard: the focus goes in on opening, stays in, and returns to where it was; Esc closes.
 */
export function Drawer({ isOpen, ...props }: DrawerProps) {
  return isOpen ? <OpenDrawer {...props} /> : null;
}

function OpenDrawer({
  title,
  footer,
  children,
  onClose,
  side = 'end',
  size = 'medium',
  isPending = false,
  isDismissable = true,
}: Omit<DrawerProps, 'isOpen'>) {
  const close = useStable(() => onClose());
  const content = useMemo(() => ({ title, footer, children }), [title, footer, children]);
  useReturnFocus();

  return (
    <DialogContent value={content}>
      <DrawerShell
        side={side}
        size={size}
        isPending={isPending}
        isDismissable={isDismissable}
        onClose={close}
      />
    </DialogContent>
  );
}
