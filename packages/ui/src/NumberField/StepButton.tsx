import type { ReactNode } from 'react';
import { controlButton } from '../Field/Field.css.ts';

/** One of the two buttons of a NumberField. Keyboards have the arrow keys: Tab passes it by. */
export function StepButton({
  label,
  icon,
  onStep,
}: {
  label: string;
  icon: ReactNode;
  onStep: () => void;
}) {
  return (
    <button
      type="button"
      className={controlButton}
      aria-label={label}
      tabIndex={-1}
      onClick={onStep}
    >
      {icon}
    </button>
  );
}
