import { forwardRef, memo, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { affix } from '../Field/Field.css.ts';
import { ClearButton, useChip, type FieldProps } from '../Field/index.ts';
import { InputField } from '../Field/InputField.tsx';
import { isUnfinishedInput } from '../lib/composition.ts';
import { isPlainEnter, keptText, tooLong, typedWithin, type TextKind } from './typedText.ts';
import { useTexts } from '../texts/context.ts';
import { fieldTexts } from '../Field/texts.ts';

export { isPlainEnter, isSendKey } from './typedText.ts';

export interface TextFieldProps extends FieldProps {
  /** The text; empty: the empty string. */
  value: string;
  /** Called with the text on each keystroke. */
  onChange: (value: string) => void;
  /**
   * tel and email: the fitting keyboard on phones, and spaces and full-width characters are put right.
   * @default 'text'
   */
  type?: TextKind | undefined;
  /** Maximum number of characters. Longer text has an error, nothing is cut off; of `tel` no more can be typed. */
  maxLength?: number | undefined;
  /** An example of what to type. */
  placeholder?: string | undefined;
  /** What the browser may fill in, as tel or email. @default 'off' */
  autoComplete?: string | undefined;
  /** Which keys a phone offers, as numeric. By default what fits `type`. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Enter was pressed, not to take a word from an input method. */
  onEnter?: (() => void) | undefined;
  /** Called on blur: for checks that call the server. */
  onBlur?: (() => void) | undefined;
  /** After the text: a unit. */
  suffix?: ReactNode;
  /** The input element, to move the focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * One line of text.
 *
 * Use it for names, numbers of things and phones. Do not use it for an amount (`NumberField`),
 * a password (`PasswordField`), more than a line (`TextArea`), or to choose from a list (`Select`). The
 * placeholder is an example, never the label.
 *
 * Keyboard: as any text input.
 */
export const TextField = memo(
  forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
    {
      value,
      onChange,
      type = 'text',
      onEnter,
      suffix,
      maxLength,
      placeholder,
      autoComplete = 'off',
      inputMode,
      onBlur,
      ...field
    },
    ref,
  ) {
    const texts = useTexts('Field', fieldTexts);
    // An unfinished composition is not changed.
    const [isUnfinished, setUnfinished] = useState(false);

    const { isChip, chip } = useChip(field.label);

    const takeText = (text: string, isNowUnfinished: boolean, isTyped = false): void => {
      setUnfinished(isNowUnfinished);
      if (isNowUnfinished) return onChange(text);
      const kept = keptText(type, text);
      const isLimited = isTyped && type === 'tel' && maxLength !== undefined;
      return onChange(isLimited ? typedWithin(value, kept, maxLength) : kept);
    };

    return (
      <InputField
        {...field}
        problem={isUnfinished ? undefined : tooLong(value, maxLength, texts.tooLong)}
        input={{
          ref,
          value,
          placeholder: isChip ? (placeholder ?? field.label) : placeholder,
          autoComplete,
          onBlur,
          // A native email input hides spaces.
          type: type === 'tel' ? 'tel' : 'text',
          inputMode: inputMode ?? (type === 'email' ? 'email' : undefined),
          onChange: ({ target, nativeEvent }) =>
            takeText(
              target.value,
              isUnfinishedInput(nativeEvent),
              nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertText',
            ),
          onCompositionEnd: ({ currentTarget }) => takeText(currentTarget.value, false, true),
          onKeyDown: (event) => {
            if (onEnter && isPlainEnter(event.nativeEvent)) onEnter();
          },
        }}
        {...(isChip && { chip: chip ? 'on' : 'off' })}
        after={
          <>
            {chip && (
              <ClearButton
                isTabStop
                label={texts.removeFilter(chip.label)}
                onPress={chip.onRemove}
              />
            )}
            {suffix && <span className={affix}>{suffix}</span>}
          </>
        }
      />
    );
  }),
);
