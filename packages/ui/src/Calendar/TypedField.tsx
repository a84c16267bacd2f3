import type { ComponentType, KeyboardEvent } from 'react';
import type { FieldProps } from '../Field/index.ts';
import { InputField } from '../Field/InputField.tsx';
import type { PopoverProps } from '../Popover/index.ts';
import { isPlainEnter } from '../TextField/typedText.ts';
import { useCalendarSheet, useTypedText, type TextOptions } from './useTypedValue.tsx';

/** What a sheet below the field needs. */
export type SheetProps = Pick<PopoverProps, 'label' | 'triggerRef' | 'anchorRef' | 'onClose'>;

/** What the calendar of a typed date needs. */
export interface CalendarSheetProps<Limits> extends SheetProps {
  value: string;
  bounds: Limits;
  onChoose: (value: string) => void;
}

interface TypedFieldProps<Limits> extends Omit<TextOptions, 'element'> {
  field: FieldProps;
  bounds: Limits;
  placeholder: string;
  /** The calendar, which is rendered while it is open. */
  popover: ComponentType<CalendarSheetProps<Limits>>;
}

/** The closed control of a date that is typed, or picked from a calendar below it. */
export function TypedField<Limits>(props: TypedFieldProps<Limits>) {
  const { field, bounds, placeholder, popover: Sheet, ...options } = props;
  const { box, button, setOpen, sheet } = useCalendarSheet(field);
  const typed = useTypedText({ ...options, element: box });
  const isFixed = field.isDisabled || field.isReadOnly;

  const pressKey = (event: KeyboardEvent): void => {
    if (isPlainEnter(event.nativeEvent)) typed.settle(true);
    if (event.key !== 'ArrowDown' || isFixed) return;
    event.preventDefault();
    typed.settle(true);
    setOpen(true);
  };

  return (
    <InputField
      {...field}
      problem={typed.problem}
      boxRef={box}
      input={{
        placeholder,
        value: typed.texts,
        onChange: (event) => typed.type(event.target.value),
        onBlur: () => typed.settle(true),
        onKeyDown: pressKey,
      }}
      after={button}
    >
      {sheet && <Sheet {...sheet} value={options.value} bounds={bounds} onChoose={typed.choose} />}
    </InputField>
  );
}
