import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useStable } from '../lib/useStable.ts';
import { IconButton } from '../Button/index.ts';
import { ModalFrame } from '../Dialog/Modal.tsx';
import { Search, X } from '../Icon/index.ts';
import { isCompositionKey } from '../lib/composition.ts';
import { useReturnFocus } from '../Popover/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import { field, foot, input as inputStyle, overlay, palette } from './CommandPalette.css.ts';
import type { CommandPaletteProps } from './command.ts';
import { PaletteList } from './PaletteList.tsx';
import { usePalette } from './usePalette.ts';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { commandPaletteTexts } from './texts.ts';

/**
 * One search field for everything: screens, actions, records. Local commands are searched as written and by
 * pinyin; remote sources after a debounce, each with its own pending and failed state.
 *
 * Use it once, in the shell, with `useCommandPalette`. Do not use it to choose a value (`Picker`), nor as the
 * only way to anything: it is a shortcut.
 *
 * Keyboard: Ctrl+K or ⌘K opens and closes; ↑ ↓ Home End PageUp PageDown move, → and ← to the actions on a line and
 * back; Enter does, also what is only being found; Esc closes. On phones it fills the screen.
 */
export function CommandPalette({ isOpen, ...offer }: CommandPaletteProps) {
  return isOpen ? <OpenPalette {...offer} /> : null;
}

type OpenPaletteProps = Omit<CommandPaletteProps, 'isOpen'>;

function OpenPalette(props: OpenPaletteProps) {
  useReturnFocus();
  const { search: label } = useCommonTexts();
  return (
    <ModalFrame
      label={label}
      overlayClass={overlay}
      modalClass={palette}
      isDismissable
      onClose={() => props.onClose()}
    >
      <Palette {...props} />
    </ModalFrame>
  );
}

function Palette({
  placeholder: givenPlaceholder,
  isEntered = false,
  onClose,
  onAction,
  ...offer
}: OpenPaletteProps) {
  const texts = useTexts('CommandPalette', commandPaletteTexts);
  const common = useCommonTexts();
  // The name of the palette, of its field and of its list.
  const label = common.search;
  const placeholder = givenPlaceholder ?? label;
  const listId = useId();
  const model = usePalette(offer);
  const { query, lines, active, isPending } = model;

  const input = useRef<HTMLInputElement>(null);
  // A layout effect: the next letter goes into it, behind those that are there.
  useLayoutEffect(() => input.current?.focus(), []);
  /** The query whose first hit is to be chosen when it comes: Enter was pressed before. */
  const awaited = useRef(isEntered ? offer.defaultQuery : undefined);

  const choose = (index: number): void => {
    const line = lines[index];
    if (!line) return;
    if (!line.hit) return model.retry();
    onAction?.(line.hit.command);
    onClose((line.action ?? line.hit.command).onAction);
  };

  const chooseAwaited = useStable((): void => {
    if (awaited.current === query) choose(0);
  });
  const isFound = lines.length > 0;
  useEffect(() => {
    if (isFound) chooseAwaited();
  }, [isFound, chooseAwaited]);

  const press = (event: KeyboardEvent): void => {
    // Esc of an input method closes its words, not the palette.
    if (isCompositionKey(event.nativeEvent)) return event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // → moves in the text until its end is reached.
    const isInText = event.key === 'ArrowRight' && input.current?.selectionEnd !== query.length;
    const along = isInText ? null : model.moveAlong(event.key);
    const to = event.key === 'Enter' ? active : (along ?? model.moveTo(event.key));
    if (to === null) return;
    event.preventDefault();
    if (event.key !== 'Enter') model.setActive(to);
    else if (isFound) choose(active);
    else awaited.current = query;
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
          aria-activedescendant={lines.length > 0 ? `${listId}-${active}` : undefined}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => model.type(event.target.value)}
          onKeyDown={press}
        />
        <IconButton label={common.close} icon={<X size={16} />} onPress={() => onClose()} />
      </div>
      <PaletteList id={listId} label={label} model={model} onChoose={choose} />
      <output className={visuallyHidden}>
        {isPending ? texts.searching : common.items(lines.length)}
      </output>
      <div className={foot} aria-hidden="true">
        <span>{texts.choose}</span>
        {lines.some(({ action }) => action) && <span>{texts.moreActions}</span>}
        <span>{texts.open}</span>
        <span>{texts.close}</span>
      </div>
    </>
  );
}
