import { Button } from '../Button/index.ts';
import { Check } from '../Icon/index.ts';
import { Highlight, rangesInParts, type Range, type SearchResult } from '../lib/search/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import { check, line, note, row, words, failure, message } from './list.css.ts';
import type { AnyOption } from './option.ts';
import type { OptionsState } from './usePicker.ts';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { pickerTexts } from './texts.ts';

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
  const { description } = option;
  const lines = hasTwoLines ? 'two' : 'one';
  const [inLabel = [], inNote = []] = rangesInParts([option.label, description ?? ''], ranges);
  const label = (
    <span className={line}>
      <Highlight text={option.label} ranges={inLabel} />
    </span>
  );
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
      {description === undefined ? (
        label
      ) : (
        <span className={words({ lines })}>
          {label}
          <span className={note}>
            <Highlight text={description} ranges={inNote} />
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

interface ListMessageProps {
  optionsState: OptionsState;
  query: string;
  found: SearchResult;
  /** 重试 was pressed: it goes away, and the focus with it. */
  onRetry: () => void;
}

/** What is above the options or in their place, read aloud as it changes: count, none, or loading. */
export function ListMessage({ optionsState, query, found, onRetry }: ListMessageProps) {
  const texts = useTexts('Picker', pickerTexts);
  const common = useCommonTexts();
  const { error, isLoading, options } = optionsState;
  const isSearched = query.trim() !== '';
  if (error) {
    return (
      <div role="alert" className={failure}>
        <span>{error.message}</span>
        <Button
          size="small"
          onPress={() => {
            onRetry();
            error.onRetry();
          }}
        >
          {common.retry}
        </Button>
      </div>
    );
  }
  const isEmpty = found.count === 0 && found.isComplete;
  const nothing = options.length === 0 && !isSearched ? common.noData : texts.noMatch;
  return (
    <output className={isEmpty ? message : visuallyHidden}>
      {isEmpty && (isLoading ? common.loading : nothing)}
      {!isEmpty && isSearched && found.isComplete && texts.found(found.count)}
    </output>
  );
}
