import { useCallback } from 'react';
import { useMedia } from '../lib/useMedia.ts';
import { media } from '../theme/index.ts';
import { useDrawer } from './drawer.ts';
import { railSheet } from './railSheet.ts';
import { RailContent, type RailGroup } from './RailContent.tsx';
import { rail } from './Rail.css.ts';

export interface RailProps {
  /** What it is a menu of: its name. */
  label: string;
  /** The product's name, at the head. */
  brand?: string | undefined;
  /** Its entries, in groups of the same work, each with its name. In the order in which they are shown. */
  groups: readonly RailGroup[];
  /** Shows 56 px of icons instead of 216 px of labels. Controlled: the parent stores it. */
  isCollapsed: boolean;
  /** 收起菜单, 展开菜单. */
  onToggle: () => void;
  /** As a sample within a page: as high as its entries, and shown on narrow screens too. @default false */
  isSample?: boolean | undefined;
}

/**
 * The main menu at the side, with the current screen marked.
 *
 * Use it in an `AppFrame`. Below 900 px it is a drawer: it opens from the top bar, closes on Esc, on a press
 * outside and on selection; the focus stays inside as long as it is open and returns afterwards.
 *
 * Keyboard: Tab moves from entry to entry, Enter goes there.
 */
export function Rail({ isCollapsed, onToggle, isSample = false, ...menu }: RailProps) {
  const { isOpen, setOpen } = useDrawer();
  const isNarrow = useMedia(media.narrow);
  const close = useCallback(() => setOpen(false), [setOpen]);

  if (isNarrow && !isSample) {
    if (!isOpen) return null;
    return (
      <railSheet.Part label={menu.label} onClose={close}>
        <RailContent {...menu} isCollapsed={false} onToggle={close} />
      </railSheet.Part>
    );
  }
  return (
    <div className={rail({ isCollapsed, isSample })}>
      <RailContent {...menu} isCollapsed={isCollapsed} onToggle={onToggle} />
    </div>
  );
}
