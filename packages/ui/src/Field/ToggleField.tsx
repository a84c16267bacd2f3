import { useId, type ComponentProps, type ReactNode } from 'react';
import { visuallyHidden } from '../theme/index.ts';
import { toggleField } from './choice.css.ts';
import { error, note } from './Field.css.ts';
import { asterisk, type FieldProps } from './Field.tsx';

interface ToggleFieldProps extends FieldProps {
  /** Class of the label around the input and its words. */
  row: string;
  /** Class of the note: it is below the words. */
  inset: string;
  /** Renders the box or switch: the props tie the input to its label and its note. */
  children: (control: ComponentProps<'input'>) => ReactNode;
}

/** A box or switch with its label beside it and its note below. @internal */
export function ToggleField({ row, inset, children, ...field }: ToggleFieldProps) {
  const { description, errorMessage } = field;
  const noteId = useId();
  const isInvalid = Boolean(errorMessage);

  return (
    <div className={toggleField} data-readonly={field.isReadOnly || undefined}>
      <label className={row}>
        {children({
          name: field.name,
          disabled: field.isDisabled,
          'aria-readonly': field.isReadOnly || undefined,
          'aria-invalid': isInvalid || undefined,
          'aria-required': field.isRequired || undefined,
          'aria-describedby': isInvalid || description ? noteId : undefined,
        })}
        <span className={field.isLabelHidden ? visuallyHidden : undefined}>
          {field.label}
          {field.isRequired && asterisk}
        </span>
      </label>
      <div id={noteId} className={`${note} ${inset}`}>
        {isInvalid ? <span className={error}>{errorMessage}</span> : description}
      </div>
    </div>
  );
}
