import type { ComponentProps, ReactNode, Ref } from 'react';
import { isCompositionKey } from '../lib/composition.ts';
import { bareControl, controlBox } from './Field.css.ts';
import { Field, type FieldFrameProps } from './Field.tsx';

interface InputFieldProps extends Omit<FieldFrameProps, 'children'> {
  boxRef?: Ref<HTMLDivElement> | undefined;
  /** What the input has besides what all fields give theirs; keys of a composition are kept from `onKeyDown`. */
  input: ComponentProps<'input'>;
  /** Called when the focus leaves the box, its buttons included. */
  onLeave?: (() => void) | undefined;
  /** Of the box, in the line of a filter bar. */
  chip?: 'on' | 'off' | undefined;
  /** In the box, after the input: a unit, buttons. */
  after?: ReactNode;
  children?: ReactNode;
}

/** A field of one input in a control box. @internal */
export function InputField(props: InputFieldProps) {
  const { boxRef, input, onLeave, chip, after, children, ...field } = props;
  const { name, isDisabled = false, isReadOnly } = field;
  return (
    <Field {...field}>
      {(control) => (
        <>
          <div
            ref={boxRef}
            className={controlBox({ isInvalid: control['aria-invalid'], isDisabled, chip })}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.contains(relatedTarget)) onLeave?.();
            }}
          >
            <input
              autoComplete="off"
              {...control}
              {...input}
              onKeyDown={(event) => {
                if (!isCompositionKey(event.nativeEvent)) input.onKeyDown?.(event);
              }}
              className={bareControl}
              name={name}
              disabled={isDisabled}
              readOnly={isReadOnly}
            />
            {after}
          </div>
          {children}
        </>
      )}
    </Field>
  );
}
