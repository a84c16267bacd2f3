import { Check } from '../Icon/index.ts';
import { Highlight, type Range } from '../lib/search/index.ts';
import { check, line, note as noteStyle, row, words } from './list.css.ts';
import { noteOf, splitRanges, type AnyOption } from './option.ts';

interface PickerRowProps {
  id: string;
  option: AnyOption;
  position: number;
  /** -1 as long as it is not known. */
  count: number;
  /** From the top of the list, in px. */
  top: number;
  hasTwoLines: boolean;
  isActive: boolean;
  isChosen: boolean;
  ranges: readonly Range[];
}

const optionRole = { role: 'option', tabIndex: -1 } as const;

/** One option in the open list. */
export function PickerRow(props: PickerRowProps) {
  const { id, option, position, count, top, hasTwoLines, isActive, isChosen, ranges } = props;
  const note = noteOf(option);
  const lines = hasTwoLines ? 'two' : 'one';
  const { inLabel, inNote } = splitRanges(option, ranges);
  return (
    <div
      id={id}
      {...optionRole}
      className={row({ lines })}
      style={{ top }}
      aria-selected={isChosen}
      aria-disabled={option.isDisabled === true || undefined}
      aria-setsize={count}
      aria-posinset={position + 1}
      data-position={position}
      data-active={isActive || undefined}
    >
      {note === undefined ? (
        <span className={line}>
          <Highlight text={option.label} ranges={inLabel} />
        </span>
      ) : (
        <span className={words({ lines })}>
          <span className={line}>
            <Highlight text={option.label} ranges={inLabel} />
          </span>
          <span className={noteStyle}>
            <Highlight text={note} ranges={inNote} />
          </span>
        </span>
      )}
      {isChosen && (
        <span className={check}>
          <Check size={16} />
        </span>
      )}
    </div>
  );
}
