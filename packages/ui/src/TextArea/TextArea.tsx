import { memo, useState } from 'react';
import { bareControl, controlBox, countWords } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import { countCharacters, tooLong } from '../TextField/typedText.ts';
import { visuallyHidden } from '../theme/index.ts';
import { box, grower, input } from './TextArea.css.ts';
import { useTexts } from '../texts/context.ts';
import { fieldTexts } from '../Field/texts.ts';

export interface TextAreaProps extends FieldProps {
  /** Called with the text on each keystroke. */
  onChange: (value: string) => void;
  /** An example of what to type. */
  placeholder?: string | undefined;
  /** The text, with `\n` between lines; empty: the empty string. */
  value: string;
  /** Maximum number of characters. Longer text is accepted with an error: nothing is cut off silently. */
  maxLength?: number | undefined;
  /** Lines it has when there is little in it. It grows to eight; more scroll inside. @default 3 */
  rows?: number | undefined;
}

/** Lines it grows to. */
const maxRows = 8;
/** Space above and below the lines. */
const inset = '8px';
const heightOf = (lines: number): string => `calc(${lines} * 1lh + ${inset})`;

/**
 * Text of more than a line: a remark, a reason, a description. It grows with its text.
 *
 * Use it where the text may take a sentence. Do not use it for one line (`TextField`), nor for text with
 * headings and pictures.
 *
 * Keyboard: Enter starts a new line and does not submit; Tab leaves.
 */
export const TextArea = memo(function TextArea({
  value,
  onChange,
  maxLength,
  rows = 3,
  placeholder,
  ...field
}: TextAreaProps) {
  const texts = useTexts('Field', fieldTexts);
  const [isUnfinished, setUnfinished] = useState(false);
  const { isDisabled = false, isReadOnly = false } = field;
  const problem = isUnfinished ? undefined : tooLong(value, maxLength, texts.tooLong);
  const count = maxLength !== undefined && (
    <span className={countWords({ isOver: problem !== undefined })}>
      <span aria-hidden="true">
        {countCharacters(value)}/{maxLength}
      </span>
      <output className={visuallyHidden}>{problem}</output>
    </span>
  );

  return (
    <Field {...field} problem={problem} count={count || undefined}>
      {(control) => (
        <div className={`${controlBox({ isInvalid: control['aria-invalid'], isDisabled })} ${box}`}>
          <div
            className={grower}
            data-text={value}
            style={{ minHeight: heightOf(rows), maxHeight: heightOf(maxRows) }}
          >
            <textarea
              {...control}
              className={`${bareControl} ${input}`}
              name={field.name}
              rows={1}
              value={value}
              disabled={isDisabled}
              readOnly={isReadOnly}
              placeholder={placeholder}
              onChange={(event) => onChange(event.target.value)}
              onCompositionStart={() => setUnfinished(true)}
              onCompositionEnd={() => setUnfinished(false)}
            />
          </div>
        </div>
      )}
    </Field>
  );
});
