import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../Button/index.ts';
import { Search, X } from '../Icon/index.ts';
import { stopCompositionKey } from '../lib/composition.ts';
import { floating, useReturnFocus } from '../Popover/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import { field, foot, input as inputStyle, overlay, palette } from './CommandPalette.css.ts';
import type { CommandPaletteProps, Command } from './CommandPalette.tsx';
import { PaletteList, type PaletteListHandle } from './PaletteList.tsx';
import { usePalette } from './usePalette.ts';

export interface PaletteDialogProps extends Omit<
  CommandPaletteProps,
  'isOpen' | 'onClose' | 'onAction'
> {
  onClose: () => void;
  /** A command was chosen; it is run by the palette's owner. */
  onChoose: (command: Command) => void;
}

/** The open palette; loaded lazily. */
export function PaletteDialog(props: PaletteDialogProps) {
  return (
    <PaletteSheet onClose={props.onClose}>
      <Palette {...props} />
    </PaletteSheet>
  );
}

/** The name of the palette, of its field and of its list. */
const label = '搜索';

function Palette({ placeholder = label, onClose, onChoose, ...offer }: PaletteDialogProps) {
  const listId = useId();
  const list = useRef<PaletteListHandle>(null);
  const model = usePalette(offer);
  const { query, stops, active, isPending } = model;

  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const choose = (index: number): void => {
    const row = stops[index]?.row;
    if (row?.kind === 'more') model.unfold(row.groupId);
    if (row?.kind === 'retry') model.retry();
    if (row?.kind === 'command') onChoose(row.hit.command);
  };

  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = event.key === 'Enter' ? active : model.moveTo(event.key);
    if (to === null) return;
    event.preventDefault();
    if (event.key === 'Enter') return choose(active);
    model.setActive(to);
    list.current?.show(to);
  };

  return (
    <>
      <div className={field}>
        <Search size={16} aria-hidden />
        <input
          ref={input}
          type="search"
          role="combobox"
          className={inputStyle}
          aria-label={label}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={stops.length > 0 ? `${listId}-${active}` : undefined}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            model.type(event.target.value);
            list.current?.show(0);
          }}
          onKeyDown={press}
        />
        <IconButton label="关闭" icon={<X size={16} />} onPress={onClose} />
      </div>
      <PaletteList ref={list} id={listId} label={label} model={model} onChoose={choose} />
      <output className={visuallyHidden}>{isPending ? '搜索中' : `${stops.length} 项`}</output>
      <div className={foot} aria-hidden="true">
        <span>↑↓ 选择</span>
        <span>Enter 打开</span>
        <span>Esc 关闭</span>
      </div>
    </>
  );
}

/**
 * The modal of the palette: traps the focus, closes on Esc and on a press outside. Not React Aria's, which
 * takes twice the time to open: this is opened a hundred times a day.
 */
function PaletteSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const sheetRef = useRef<HTMLDivElement>(null);
  useReturnFocus();

  // The page below stays where it is. React's own wheel listeners could not refuse.
  useEffect(() => {
    const element = sheetRef.current;
    const refuse = (event: WheelEvent): void => {
      if (event.target === element) event.preventDefault();
    };
    element?.addEventListener('wheel', refuse, { passive: false });
    return () => element?.removeEventListener('wheel', refuse);
  }, []);

  const sheet = {
    role: 'dialog',
    'aria-modal': true,
    'aria-label': label,
    onKeyDownCapture: stopCompositionKey,
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        onClose();
      }
      if (event.key === 'Tab') {
        event.preventDefault();
        focusNext(event.currentTarget, event.shiftKey ? -1 : 1);
      }
    },
  } as const;
  const pressed = useRef<EventTarget>(null);
  const scrim = {
    onPointerDown: ({ target }: PointerEvent): void => {
      pressed.current = target;
    },
    // A press that begins in the palette, to select text, and ends outside of it clicks the scrim too.
    onClick: ({ target }: MouseEvent): void => {
      if (target === sheetRef.current && target === pressed.current) onClose();
    },
  };

  return createPortal(
    <div {...floating} {...scrim} ref={sheetRef} className={overlay}>
      <div {...sheet} className={palette}>
        {children}
      </div>
    </div>,
    document.body,
  );
}

/** Moves the focus on among the controls of the sheet, round and round. */
function focusNext(sheet: HTMLElement, by: number): void {
  const all = [...sheet.querySelectorAll<HTMLElement>('input, button')];
  const from = all.findIndex((one) => one === document.activeElement);
  all.at((from + by) % all.length)?.focus();
}
