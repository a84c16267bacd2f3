import { useId, type AriaAttributes, type DOMAttributes, type ReactNode, type Ref } from 'react';
import { Tip } from '../Tooltip/index.ts';
import { ButtonContent } from './ButtonContent.tsx';
import { useIsFormSubmitting } from './formSubmissions.ts';
import { usePress, type Press } from './usePress.ts';

/** How a button looks. */
export interface ButtonLook {
  /** brand: the one main action of a view; danger: what cannot be taken back. */
  tone?: 'neutral' | 'brand' | 'danger' | undefined;
  variant?: 'solid' | 'outline' | 'quiet' | undefined;
  size?: 'medium' | 'small' | undefined;
}

/** What a button does. */
export interface ButtonBehaviour
  extends
    AriaAttributes,
    Pick<DOMAttributes<HTMLButtonElement>, 'onPointerEnter' | 'onFocus' | 'onBlur' | 'onKeyDown'> {
  /**
   * Shows a spinner and ignores presses. Set automatically while the promise of `onPress` is pending, and for
   * a submit button while its form is being submitted.
   */
  isPending?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Why it cannot be pressed now. The button can still be focused and has the reason as its description. */
  disabledReason?: string | undefined;
  type?: 'button' | 'submit' | undefined;
  /** Id of the form that a submit button outside of it belongs to. */
  form?: string | undefined;
  /** Run once at a time. A rejection is the caller's to handle. */
  onPress?: Press | undefined;
  id?: string | undefined;
  autoFocus?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

interface PressableButtonProps extends ButtonBehaviour {
  className: string;
  title?: string | undefined;
  icon?: ReactNode;
  children?: ReactNode;
}

/** A button that follows the form which it sends. */
export function SubmitButton(props: PressableButtonProps) {
  const isRunning = useIsFormSubmitting(props.form);
  return <PressableButton {...props} isPending={isRunning || props.isPending === true} />;
}

/** The native button below Button and IconButton: pressing, pending, and reasons. */
export function PressableButton({
  isPending = false,
  isDisabled = false,
  disabledReason,
  type = 'button',
  onPress,
  icon,
  children,
  ...attributes
}: PressableButtonProps) {
  const reasonId = useId();
  const isRefused = disabledReason !== undefined;
  const { press, isRunning } = usePress(onPress, isPending || isRefused);
  const isBusy = isPending || isRunning;

  return (
    <>
      <button
        {...attributes}
        type={type}
        disabled={isDisabled && !isRefused}
        aria-disabled={isRefused || isBusy || undefined}
        aria-busy={isBusy || undefined}
        aria-describedby={isRefused ? reasonId : attributes['aria-describedby']}
        onClick={(event) => {
          // A submit button that is busy or refused must not submit its form.
          if (isRefused || isBusy) event.preventDefault();
          press();
        }}
      >
        <ButtonContent icon={icon} isPending={isBusy}>
          {children}
        </ButtonContent>
      </button>
      {isRefused && <Tip id={reasonId}>{disabledReason}</Tip>}
    </>
  );
}
