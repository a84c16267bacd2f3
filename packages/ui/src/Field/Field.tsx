import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '../theme/index.ts';
import { useChip } from './chips.ts';
import {
  below,
  chipField,
  error,
  field,
  holds,
  label as labelStyle,
  note,
  required,
} from './Field.css.ts';

export interface FieldProps {
  /** The accessible name; always present, also where it is visually hidden. */
  label: string;
  /** The label is for screen readers only, as in tables and filter bars. @default false */
  isLabelHidden?: boolean | undefined;
  /** One line of help below the control; an error takes its place. */
  description?: ReactNode;
  /** The error and how to correct it. The field is invalid as long as it is set. */
  errorMessage?: string | undefined;
  /** Marks the label with an asterisk and is announced as required. It checks nothing. @default false */
  isRequired?: boolean | undefined;
  /** Cannot be focused or changed. @default false */
  isDisabled?: boolean | undefined;
  /** Can be focused, read and copied, not changed. @default false */
  isReadOnly?: boolean | undefined;
  /** How wide it is in a form, by what it holds: 160 px a number, 200 a date or a phone, 240 a document number. */
  width?: 'number' | 'date' | 'phone' | 'idNumber' | undefined;
  /** Of the native input, for what the browser fills in. */
  name?: string | undefined;
}

/** What ties a control to its label, description and error: spread it on the control. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  'data-unread': true | undefined;
}

/** For controls of more than one element: they are named by the label instead of being labelled. */
interface FieldIds {
  labelId: string;
  noteId: string;
}

export interface FieldFrameProps extends FieldProps {
  /** The control is a group (radios, two dates): the label names the group and focuses nothing. */
  isGroup?: boolean;
  /** What is wrong with what was typed. It goes before `errorMessage`, and keeps the form from being sent. */
  problem?: string | undefined;
  /** Shown at the end of the line below the control: the character count. */
  count?: ReactNode;
  /** Renders the control. Spread `control` on it; `ids` are those of the label and of the line below the control. */
  children: (control: ControlProps, ids: FieldIds) => ReactNode;
}

export const asterisk = (
  <span className={required} aria-hidden="true">
    *
  </span>
);

/**
 * Label, control, description and error, tied together.
 *
 * Use it to build a field around a control of its own: spread the props it passes on that control. Do not use
 * it in screens, which have `TextField`, `NumberField`, `Select` and the like; nor around something that is
 * only shown (`DescriptionList`).
 */
export function Field({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isRequired = false,
  isReadOnly = false,
  isGroup = false,
  width,
  problem,
  count,
  children,
}: FieldFrameProps) {
  const id = useId();
  const { isChip } = useChip(label);
  const ids: FieldIds = { labelId: `${id}-label`, noteId: `${id}-note` };
  const wrong = problem ?? errorMessage;
  const isInvalid = Boolean(wrong);
  const Label = isGroup ? 'span' : 'label';
  const isUnseen = isLabelHidden || isChip;
  const control: ControlProps = {
    id,
    'aria-describedby': isInvalid || description ? ids.noteId : undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-required': isRequired || undefined,
    'data-unread': problem !== undefined || undefined,
  };
  const words = (
    <div id={ids.noteId} className={note}>
      {isInvalid ? <span className={error}>{wrong}</span> : description}
    </div>
  );

  return (
    <div
      className={`${isChip ? chipField : field} ${holds({ width })}`}
      data-readonly={isReadOnly || undefined}
    >
      <Label
        id={ids.labelId}
        className={isUnseen ? visuallyHidden : labelStyle}
        // The name of a group is read with it: unseen, its words would be read twice.
        aria-hidden={(isUnseen && isGroup) || undefined}
        {...(!isGroup && { htmlFor: id })}
      >
        {label}
        {isRequired && asterisk}
      </Label>
      {children(control, ids)}
      {count === undefined ? (
        words
      ) : (
        <div className={below}>
          {words}
          {count}
        </div>
      )}
    </div>
  );
}
