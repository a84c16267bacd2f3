import { forwardRef, memo, useState, type KeyboardEvent, type Ref } from 'react';
import { affix, controlButton } from '../Field/Field.css.ts';
import { ClearButton, type FieldProps } from '../Field/index.ts';
import { InputField } from '../Field/InputField.tsx';
import { ArrowBigUpDash, Eye, EyeOff } from '../Icon/index.ts';
import { tooLong } from '../TextField/typedText.ts';
import { capsLock, bar, grade, meter } from './PasswordField.css.ts';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { passwordFieldTexts } from './texts.ts';
import { fieldTexts } from '../Field/texts.ts';

/** How hard a password is to guess. */
export type Strength = 'weak' | 'medium' | 'strong';

const steps: readonly Strength[] = ['weak', 'medium', 'strong'];

/** Capitals, small letters, digits, all others. */
const classes = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z\d]/];
const minLength = 8;
const long = 12;
/** Fewer different characters than this are a pattern, however often they are repeated. */
const minDistinct = 5;

/**
 * Grades a password by its length and its kinds of characters. Weak: shorter than 8, of less than three
 * kinds, or of a few characters repeated. Strong: all four kinds, or 12 characters and more. Null when
 * there is none.
 */
export function strengthOf(password: string): Strength | null {
  if (password === '') return null;
  const kinds = classes.filter((kind) => kind.test(password)).length;
  const characters = [...password];
  const isPattern = new Set(characters).size < minDistinct;
  if (characters.length < minLength || kinds < 3 || isPattern) return 'weak';
  return kinds === classes.length || characters.length >= long ? 'strong' : 'medium';
}

export interface PasswordFieldProps extends FieldProps {
  /** The text; empty: the empty string. */
  value: string;
  /** Called with the text on each keystroke. */
  onChange: (value: string) => void;
  /** Called when the focus leaves the field, its buttons included. */
  onBlur?: (() => void) | undefined;
  /** The input element, to move the focus. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** current: to sign in; new: to be set. Sets `autocomplete` for password managers. @default 'current' */
  purpose?: 'current' | 'new' | undefined;
  /** Shows below how strong it is: for a password that is being set. */
  hasStrength?: boolean | undefined;
  /** Why it is weak whatever its length and kinds of characters, as one that is often used; shown in the meter. */
  weakness?: string | undefined;
  /** Maximum number of characters. Longer text shows an error; nothing is cut off silently. */
  maxLength?: number | undefined;
}

/**
 * A password, with a button to show it and a warning when caps lock is on.
 *
 * Use it to sign in (`purpose` current) and to set a password (`purpose` new, with `hasStrength`). Do not use
 * it for codes that are sent to a phone (`TextField`).
 *
 * Keyboard: Tab reaches 清除 and 显示密码; Space presses them.
 */
export const PasswordField = memo(
  forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
    {
      value,
      onChange,
      onBlur,
      purpose = 'current',
      hasStrength = false,
      weakness,
      maxLength,
      ...field
    },
    ref,
  ) {
    const texts = useTexts('PasswordField', passwordFieldTexts);
    const fieldWords = useTexts('Field', fieldTexts);
    const [isRevealed, setRevealed] = useState(false);
    const [isCapsLock, setCapsLock] = useState(false);
    const { isDisabled = false, isReadOnly = false } = field;

    const updateCapsLock = (event: KeyboardEvent): void => {
      setCapsLock(event.getModifierState('CapsLock'));
    };

    return (
      <InputField
        {...field}
        problem={tooLong(value, maxLength, fieldWords.tooLong)}
        onLeave={onBlur}
        input={{
          ref,
          value,
          type: isRevealed ? 'text' : 'password',
          autoComplete: `${purpose}-password`,
          autoCapitalize: 'none',
          spellCheck: false,
          onChange: (event) => onChange(event.target.value),
          onBlur: () => setCapsLock(false),
          onKeyUp: updateCapsLock,
          onKeyDown: updateCapsLock,
        }}
        after={
          <>
            <output className={`${affix} ${capsLock}`}>
              {isCapsLock && (
                <>
                  <ArrowBigUpDash size={16} />
                  {texts.capsLock}
                </>
              )}
            </output>
            {value !== '' && !isDisabled && !isReadOnly && (
              <ClearButton isTabStop onPress={() => onChange('')} />
            )}
            <button
              type="button"
              className={controlButton}
              aria-label={texts.show}
              aria-pressed={isRevealed}
              disabled={isDisabled}
              onClick={() => setRevealed(!isRevealed)}
            >
              {isRevealed ? <EyeOff size={16} /> : <Eye size={16} />}
            </button>
          </>
        }
      >
        {hasStrength && <StrengthMeter password={value} weakness={weakness} />}
      </InputField>
    );
  }),
);

/** How strong a password is: three bars and the word, read aloud when it changes; nothing while nothing is typed. */
function StrengthMeter({
  password,
  weakness,
}: Pick<PasswordFieldProps, 'weakness'> & { password: string }) {
  const texts = useTexts('PasswordField', passwordFieldTexts);
  const common = useCommonTexts();
  const isWeak = password !== '' && weakness !== undefined;
  const strength = isWeak ? 'weak' : strengthOf(password);
  return (
    <div className={meter}>
      {strength !== null &&
        steps.map((step, place) => (
          <span
            key={step}
            className={bar(place <= steps.indexOf(strength) ? { filled: strength } : {})}
          />
        ))}
      <output className={grade}>
        {strength !== null &&
          common.clauses([
            common.labelled(texts.strength, texts[strength]),
            ...(isWeak ? [weakness] : []),
          ])}
      </output>
    </div>
  );
}
