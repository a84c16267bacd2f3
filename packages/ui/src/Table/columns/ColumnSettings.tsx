import { useRef, useState, type RefObject, type KeyboardEvent, type PointerEvent } from 'react';
import { Button, IconButton } from '../../Button/index.ts';
import { checkboxBox, checkboxRow } from '../../Checkbox/index.ts';
import { ChevronDown, ChevronUp, Columns3, GripVertical } from '../../Icon/index.ts';
import { Popover } from '../../Popover/index.ts';
import { visuallyHidden } from '../../theme/index.ts';
import { useStable } from '../../lib/useStable.ts';
import { foot, list, dragHandle as gripStyle, item, itemName } from './ColumnSettings.css.ts';
import type { ColumnLayout } from './useColumnLayout.ts';
import { useTexts } from '../../texts/context.ts';
import { tableTexts } from '../texts.ts';

export interface ColumnSettingsProps {
  /** Of `useColumnLayout`; the table gets the same one. */
  layout: ColumnLayout;
}

/**
 * 列设置: which columns of a table are shown, and in which order. Stored on this device.
 *
 * Use it in the line above a `Table` of more columns than most users need. Do not use it to hide data from
 * users without permission: leave that column out.
 *
 * Keyboard: Enter opens it; Space shows or hides a column, Alt with ↑ or ↓ moves it; Esc closes.
 */
export function ColumnSettings({ layout }: ColumnSettingsProps) {
  const texts = useTexts('Table', tableTexts);
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={trigger}
        label={texts.columnSettings}
        icon={<Columns3 size={16} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <ColumnPopover layout={layout} triggerRef={trigger} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** By how many places Alt with a key moves a column. */
const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

interface ColumnPopoverProps extends ColumnSettingsProps {
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

function ColumnPopover({ layout, triggerRef, onClose }: ColumnPopoverProps) {
  const { choices, show, move, restore, isChanged } = layout;
  const texts = useTexts('Table', tableTexts);
  const [announcement, setAnnouncement] = useState('');
  const free = choices.filter(({ isFixed }) => !isFixed);
  const isLastShown = choices.filter(({ isShown }) => isShown).length === 1;

  const moveAndAnnounce = (id: string, by: number): void => {
    const from = free.findIndex((one) => one.id === id);
    const place = Math.min(Math.max(from + by, 0), free.length - 1);
    move(id, place);
    setAnnouncement(texts.columnMoved(free[from]?.header ?? '', place + 1, free.length));
  };
  const { dragged, beginDrag } = useReorder(moveAndAnnounce);

  return (
    <Popover
      label={texts.columnSettings}
      padding="none"
      placement="bottom end"
      triggerRef={triggerRef}
      onClose={onClose}
    >
      <ul className={list} aria-label={texts.columns}>
        {choices.map((choice) => {
          const { id, header, isShown, isFixed } = choice;
          const place = free.indexOf(choice);
          const moveByKey = (event: KeyboardEvent): void => {
            const by = steps[event.key];
            if (!event.altKey || by === undefined || isFixed) return;
            event.preventDefault();
            moveAndAnnounce(id, by);
          };
          return (
            <li key={id} className={item} data-dragged={dragged === id ? '' : undefined}>
              <span
                className={gripStyle}
                aria-hidden="true"
                onPointerDown={isFixed ? undefined : (event) => beginDrag(id, event)}
              >
                {!isFixed && <GripVertical size={16} />}
              </span>
              <span className={itemName}>
                <label className={checkboxRow}>
                  <input
                    type="checkbox"
                    className={checkboxBox}
                    checked={isShown}
                    disabled={isFixed || (isShown && isLastShown)}
                    aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                    onChange={(event) => show(id, event.target.checked)}
                    onKeyDown={moveByKey}
                  />
                  {header}
                </label>
              </span>
              {!isFixed && (
                <>
                  <IconButton
                    size="small"
                    label={texts.moveColumnUp(header)}
                    icon={<ChevronUp size={16} />}
                    disabledReason={place === 0 ? texts.isFirstColumn : undefined}
                    onKeyDown={moveByKey}
                    onPress={() => moveAndAnnounce(id, -1)}
                  />
                  <IconButton
                    size="small"
                    label={texts.moveColumnDown(header)}
                    icon={<ChevronDown size={16} />}
                    disabledReason={place === free.length - 1 ? texts.isLastColumn : undefined}
                    onKeyDown={moveByKey}
                    onPress={() => moveAndAnnounce(id, 1)}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
      <div className={foot}>
        <Button size="small" variant="quiet" isDisabled={!isChanged} onPress={restore}>
          {texts.restore}
        </Button>
      </div>
      <output className={visuallyHidden}>{announcement}</output>
    </Popover>
  );
}

/** Reorders a list while an item is dragged by its handle. */
function useReorder(onMove: (id: string, by: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const move = useStable(onMove);

  /** For `onPointerDown` of an item's handle. Listeners are on the window: the handle moves with its item. */
  const beginDrag = (id: string, event: PointerEvent<HTMLElement>): void => {
    const height = event.currentTarget.closest('li')?.offsetHeight;
    if (!height || event.button !== 0) return;
    const stop = new AbortController();
    const { signal } = stop;
    let from = event.clientY;
    setDragged(id);

    window.addEventListener(
      'pointermove',
      ({ clientY }) => {
        const places = Math.round((clientY - from) / height);
        if (places === 0) return;
        from += places * height;
        move(id, places);
      },
      { signal },
    );
    const end = (): void => {
      stop.abort();
      setDragged(null);
    };
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  };

  return { dragged, beginDrag };
}
