import { bar, grade, meter } from './PasswordField.css.ts';
import { strengthOf, strengthWords, type Strength } from './strength.ts';

const steps: readonly Strength[] = ['weak', 'medium', 'strong'];

/** How strong a password is: three bars and the word, read aloud when it changes. */
export function StrengthMeter({ password }: { password: string }) {
  const strength = strengthOf(password);
  const reached = strength === null ? -1 : steps.indexOf(strength);
  return (
    <div className={meter}>
      {steps.map((step, place) => (
        <span
          key={step}
          className={bar(strength !== null && place <= reached ? { filled: strength } : {})}
        />
      ))}
      <output className={grade}>{strength !== null && `强度：${strengthWords[strength]}`}</output>
    </div>
  );
}
