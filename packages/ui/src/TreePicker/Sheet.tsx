import { useEffect, useRef, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import { Check, Search } from '../Icon/index.ts';
import { Popover } from '../Popover/index.ts';
import { media, visuallyHidden } from '../theme/index.ts';
import { searchInput } from '../lib/search/search.css.ts';
import { isLetter, type TreeSheetProps } from './TreeTrigger.tsx';
import * as css from './sheet.css.ts';
import { useCommonTexts } from '../texts/context.ts';

/** The open sheet of a tree picker: its popover around the body. */
export function inPopover<Props extends TreeSheetProps>(Body: ComponentType<Props>) {
  return function Sheet(props: Props) {
    const { label, triggerRef, onClose, nodes } = props;
    return (
      <Popover
        label={label}
        triggerRef={triggerRef}
        padding="none"
        width="trigger"
        onClose={onClose}
      >
        {/* A key: when nodes arrive while it is open it remounts, at the selected one. */}
        <Body key={String(nodes.length > 0)} {...props} />
      </Popover>
    );
  };
}

interface SheetBodyProps {
  sheet: TreeSheetProps;
  className: string;
  active: string | undefined;
  hasRows: boolean;
  /** At the end of the search field. */
  action?: ReactNode;
  footer?: ReactNode;
  announcement: ReactNode;
  /** @returns whether the key was handled */
  pressKey: (key: string) => boolean;
  /** Renders the rows, or the message in place of them. */
  children: (message: ReactNode) => ReactNode;
}

/** A search field over rows: it keeps the focus while arrows move, and gets letters typed elsewhere. */
export function SheetBody({ sheet, pressKey, children, ...props }: SheetBodyProps) {
  const { search: searchWord, noMatch } = useCommonTexts();
  const { id, nodes } = sheet;
  const search = useRef<HTMLInputElement>(null);
  const hasNodes = nodes.length > 0;

  // At once, so that letters search and arrows move. Not by touch: the screen's keyboard would cover the
  // rows. In an effect: before, a dialog around would take the focus back.
  useEffect(() => {
    if (!window.matchMedia(media.touch).matches) search.current?.focus();
  }, []);

  /** Keys in the field and in the rows; a button keeps its own. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLButtonElement) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // The letter itself is written after this, into what then has the focus.
    if (isLetter(event)) search.current?.focus();
    else if (pressKey(event.key)) event.preventDefault();
  };
  const message = !props.hasRows && (
    <div id={id} className={css.message}>
      {hasNodes ? noMatch : sheet.emptyMessage}
    </div>
  );

  return (
    <div className={props.className} {...{ onKeyDown }}>
      <div className={css.search}>
        <Search size={16} />
        <input
          ref={search}
          role="searchbox"
          className={searchInput}
          aria-label={searchWord}
          aria-controls={id}
          aria-activedescendant={props.active}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={searchWord}
          value={sheet.query}
          onChange={(event) => sheet.onQuery(event.target.value)}
        />
        {props.action}
      </div>
      {children(message)}
      {props.footer}
      <div aria-live="polite" className={visuallyHidden}>
        {props.announcement}
      </div>
    </div>
  );
}

interface LabelEndProps {
  /** Why the node cannot be chosen. */
  reason: string | undefined;
  isChosen: boolean;
}

/** What follows the label of a row: why it cannot be chosen, and a tick when it is. */
export function LabelEnd({ reason, isChosen }: LabelEndProps) {
  return (
    <>
      {reason !== undefined && <span className={css.reason}>{reason}</span>}
      {isChosen && (
        <span className={css.sign}>
          <Check size={16} />
        </span>
      )}
    </>
  );
}
