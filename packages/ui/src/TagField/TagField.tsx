import { memo, useId, useRef, useState, type KeyboardEvent } from 'react';
import { bareControl, controlBox } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import { Chip } from '../Picker/Chip.tsx';
import { chips, contents, growing, typing } from '../Picker/Picker.css.ts';
import { isCompositionKey, isUnfinishedInput } from '../lib/composition.ts';
import { isPlainEnter } from '../TextField/typedText.ts';
import { visuallyHidden } from '../theme/index.ts';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { tagFieldTexts } from './texts.ts';

/** What stands between tags in a typed or pasted text. */
const separator = /[,，、;；\r\n\t]/;

/** The tags in a typed or pasted text, split at commas and line ends; apart those that were there already. */
export function newTags(tags: readonly string[], text: string) {
  const known = new Set(tags);
  const added: string[] = [];
  const repeated: string[] = [];
  for (const part of text.split(separator)) {
    const tag = part.trim();
    if (tag === '') continue;
    if (known.has(tag)) repeated.push(tag);
    else added.push(tag);
    known.add(tag);
  }
  return { added, repeated };
}

/** Whether a typed text holds a separator, so that a tag in it is complete. */
export const hasSeparator = (text: string): boolean => separator.test(text);

/** The problem of tags that are too long together: they are kept as one text, joined by commas. */
export function tagsTooLong(
  tags: readonly string[],
  maxLength: number | undefined,
  problem = tagFieldTexts.tooLong,
): string | undefined {
  if (maxLength === undefined) return undefined;
  const over = tags.join(',').length - maxLength;
  return over > 0 ? problem(maxLength, over) : undefined;
}

export interface TagFieldProps extends FieldProps {
  /** The tags in their order. */
  value: readonly string[];
  /** Called with all tags when one was added or removed. */
  onChange: (value: string[]) => void;
  /** Most characters of all tags together, with a comma between them. */
  maxLength?: number | undefined;
  /** An example, shown while there is no tag. */
  placeholder?: string | undefined;
}

/**
 * Several short words of the user's own, each as a tag.
 *
 * Use it for labels such as 近地铁 and 含早餐. Enter, a comma and leaving the field add what was typed; a pasted
 * list is split at its commas; nothing is added twice. Do not use it to choose from a list (`MultiPicker`), nor
 * for one text (`TextField`).
 *
 * Keyboard: Enter or a comma adds, Backspace in the empty field removes the last tag; ← goes from the start of
 * the field to the tags, ← → among them, Delete, Backspace or Enter removes one.
 */
export const TagField = memo(function TagField({
  value,
  onChange,
  maxLength,
  placeholder,
  ...field
}: TagFieldProps) {
  const texts = useTexts('TagField', tagFieldTexts);
  const common = useCommonTexts();
  const noteId = useId();
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [announced, setAnnounced] = useState('');
  const { isDisabled = false, isReadOnly = false } = field;
  const isFixed = isDisabled || isReadOnly;

  const add = (text: string): void => {
    const { added, repeated } = newTags(value, text);
    setTyped('');
    if (added.length > 0) onChange([...value, ...added]);
    const words = [
      ...(added.length > 0 ? [texts.added(common.list(added))] : []),
      ...(repeated.length > 0 ? [texts.repeated(common.list(repeated))] : []),
    ];
    setAnnounced(common.clauses(words));
  };
  const take = (text: string, isUnfinished: boolean): void => {
    if (!isUnfinished && hasSeparator(text)) add(text);
    else setTyped(text);
  };
  const buttons = (): HTMLButtonElement[] => [
    ...(list.current?.querySelectorAll<HTMLButtonElement>('button') ?? []),
  ];
  const removeAt = (index: number): void => {
    const neighbour = index === value.length - 1 ? index - 1 : index + 1;
    (buttons()[neighbour] ?? input.current)?.focus();
    onChange(value.filter((_, place) => place !== index));
    setAnnounced(texts.removed(value[index] ?? ''));
  };

  const pressInInput = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (isCompositionKey(event.nativeEvent)) return;
    if (isPlainEnter(event.nativeEvent) && typed.trim() !== '') {
      // Enter in an empty field sends the form, as in every other.
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) {
      onChange(value.slice(0, -1));
      setAnnounced(texts.removed(value.at(-1) ?? ''));
    } else if (event.key === 'ArrowLeft' && selectionStart === 0 && selectionEnd === 0) {
      buttons().at(-1)?.focus();
    }
  };
  const pressOnTag = (event: KeyboardEvent, index: number): void => {
    if (event.key === 'Delete' || event.key === 'Backspace') removeAt(index);
    else if (event.key === 'ArrowLeft') buttons()[index - 1]?.focus();
    else if (event.key === 'ArrowRight') (buttons()[index + 1] ?? input.current)?.focus();
    else return;
    event.preventDefault();
  };

  return (
    <Field {...field} problem={tagsTooLong(value, maxLength, texts.tooLong)}>
      {(control) => (
        <div
          className={`${controlBox({ isInvalid: control['aria-invalid'], isDisabled })} ${growing}`}
        >
          <div className={contents}>
            {value.length > 0 && (
              <ul ref={list} className={chips} aria-label={texts.label(field.label)}>
                {value.map((tag, index) => (
                  <Chip
                    key={tag}
                    label={tag}
                    onClick={isFixed ? undefined : () => removeAt(index)}
                    onKeyDown={(event) => pressOnTag(event, index)}
                  />
                ))}
              </ul>
            )}
            <span className={typing}>
              <input
                {...control}
                ref={input}
                className={bareControl}
                aria-describedby={[noteId, control['aria-describedby']].filter(Boolean).join(' ')}
                value={typed}
                disabled={isDisabled}
                readOnly={isReadOnly}
                placeholder={value.length === 0 ? placeholder : undefined}
                autoComplete="off"
                onChange={({ target, nativeEvent }) =>
                  take(target.value, isUnfinishedInput(nativeEvent))
                }
                onCompositionEnd={({ currentTarget }) => take(currentTarget.value, false)}
                onPaste={(event) => {
                  const text = event.clipboardData.getData('text');
                  if (isFixed || !hasSeparator(text)) return;
                  // A text field would turn line ends into blanks.
                  event.preventDefault();
                  add(`${typed},${text}`);
                }}
                onBlur={() => {
                  if (typed.trim() !== '') add(typed);
                }}
                onKeyDown={isFixed ? undefined : pressInInput}
              />
            </span>
          </div>
          <span id={noteId} className={visuallyHidden}>
            {value.length > 0 && texts.all(value.length, common.list(value))}
          </span>
          <output className={visuallyHidden}>{announced}</output>
        </div>
      )}
    </Field>
  );
});
