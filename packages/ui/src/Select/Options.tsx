import { Check } from '../Icon/index.ts';
import { ListBox, ListBoxItem, Text } from 'react-aria-components/ListBox';
import { Description } from '../Popover/index.ts';
import { check, list, nothing, option, optionIcon, optionWords } from './Select.css.ts';
import type { SelectOption } from './option.ts';

export interface OptionsProps {
  id: string;
  label: string;
  options: readonly SelectOption<string | number>[];
  value: string | number | null;
  /** What is there when no option does: 加载中, 暂无数据, 没有匹配项. */
  emptyMessage: string;
  /** Where the keyboard starts; the chosen option goes first. Not set when a search field has the focus. */
  startFrom?: 'first' | 'last' | undefined;
  onChoose: (value: string | number) => void;
}

/** Keeps numbers and strings apart: `1` and `'1'` may both be values. */
function keyOf(value: string | number): string {
  return `${typeof value}:${value}`;
}

/** The list of a `Select`: one option can be chosen; choosing the chosen one again keeps it. */
export function Options(props: OptionsProps) {
  const { id, label, options, value, emptyMessage, startFrom, onChoose } = props;
  return (
    <ListBox
      id={id}
      aria-label={label}
      className={list}
      selectionMode="single"
      selectedKeys={value === null ? [] : [keyOf(value)]}
      {...(startFrom && { autoFocus: startFrom })}
      renderEmptyState={() => <div className={nothing}>{emptyMessage}</div>}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys;
        const chosen = options.find((one) => keyOf(one.value) === key);
        const again = chosen?.value ?? value;
        if (again !== null) onChoose(again);
      }}
    >
      {options.map((one) => (
        <ListBoxItem
          key={keyOf(one.value)}
          id={keyOf(one.value)}
          textValue={one.label}
          className={option}
          isDisabled={one.isDisabled === true}
        >
          {one.icon !== undefined && <span className={optionIcon}>{one.icon}</span>}
          <span className={optionWords}>
            <Text slot="label">{one.label}</Text>
            {one.description !== undefined && <Description words={one.description} />}
          </span>
          {one.value === value && (
            <span className={check}>
              <Check size={16} />
            </span>
          )}
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
