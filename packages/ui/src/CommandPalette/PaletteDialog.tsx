import { Search, X } from '../Icon/index.ts';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { IconButton } from '../Button/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import { field, foot, input as inputStyle } from './CommandPalette.css.ts';
import type { Command } from './command.ts';
import type { CommandPaletteProps } from './CommandPalette.tsx';
import { PaletteList, type PaletteListHandle } from './PaletteList.tsx';
import { PaletteSheet } from './PaletteSheet.tsx';
import { usePalette } from './usePalette.ts';

export interface PaletteDialogProps extends Omit<
  CommandPaletteProps,
  'isOpen' | 'onClose' | 'onAction'
> {
  label: string;
  onClose: () => void;
  /** A command was chosen; it is run by the palette's owner. */
  onChoose: (command: Command) => void;
}

/** The open palette; loaded lazily. */
export function PaletteDialog(props: PaletteDialogProps) {
  return (
    <PaletteSheet label={props.label} onClose={props.onClose}>
      <Palette {...props} />
    </PaletteSheet>
  );
}

function Palette({ label, placeholder = label, onClose, onChoose, ...offer }: PaletteDialogProps) {
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
    // While a word is being composed the keys belong to the input method.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = event.key === 'Enter' ? active : model.moveTo(event.key);
    if (to === null) return;
    event.preventDefault();
    if (event.key === 'Enter') {
      choose(active);
      return;
    }
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
      <PaletteList
        ref={list}
        id={listId}
        label={label}
        query={query}
        rowGroups={model.rowGroups}
        stops={stops}
        active={active}
        isPending={isPending}
        onActive={model.setActive}
        onChoose={choose}
      />
      <output className={visuallyHidden}>{isPending ? '搜索中' : `${stops.length} 项`}</output>
      <div className={foot} aria-hidden="true">
        <span>↑↓ 选择</span>
        <span>Enter 打开</span>
        <span>Esc 关闭</span>
      </div>
    </>
  );
}
