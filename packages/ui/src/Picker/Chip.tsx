import type { ComponentProps } from 'react';
import { X } from '../Icon/index.ts';
import * as css from './Picker.css.ts';
import { useTexts } from '../texts/context.ts';
import { pickerTexts } from './texts.ts';

interface ChipProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  label: string;
  /** Takes it away; undefined where nothing may be changed. */
  onClick: (() => void) | undefined;
}

/** One of the chosen in a field, with a button that takes it away. */
export function Chip({ label, onClick, ...button }: ChipProps) {
  const { removeChosen } = useTexts('Picker', pickerTexts);
  return (
    <li className={css.chip}>
      <span className={css.chipWords} title={label}>
        {label}
      </span>
      {onClick && (
        <button
          {...button}
          type="button"
          className={css.remove}
          aria-label={removeChosen(label)}
          tabIndex={-1}
          onClick={onClick}
        >
          <X size={12} />
        </button>
      )}
    </li>
  );
}
