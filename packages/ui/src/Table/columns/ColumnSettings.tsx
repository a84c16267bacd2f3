import { Columns3 } from '../../Icon/index.ts';
import { useRef, useState } from 'react';
import { Button } from '../../Button/index.ts';
import { ColumnPopover, type ColumnSettingsProps } from './ColumnPopover.tsx';

export type { ColumnSettingsProps } from './ColumnPopover.tsx';

/**
 * 列设置: which columns of a table are shown, and in which order. Stored on this device.
 *
 * Use it in the line above a `Table` of more columns than most users need. Do not use it to hide data from
 * users without permission: leave that column out.
 *
 * Keyboard: Enter opens it; Space shows or hides a column, Alt with ↑ or ↓ moves it; Esc closes.
 */
export function ColumnSettings({ layout }: ColumnSettingsProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={trigger}
        icon={<Columns3 size={16} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        列设置
      </Button>
      {isOpen && (
        <ColumnPopover layout={layout} triggerRef={trigger} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
