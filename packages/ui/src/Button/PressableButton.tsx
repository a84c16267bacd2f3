import {
  useId,
  useRef,
  useState,
  createContext,
  useContext,
  type AriaAttributes,
  type DOMAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { createStore, useStore } from '../lib/store.ts';
import { Tip } from '../Tooltip/Tip.tsx';
import { cover, covered, spinner } from './Button.css.ts';

export interface ButtonLook {
  /** brand: the one main action of a view; danger: what cannot be taken back. @default 'neutral' */
  tone?: 'neutral' | 'brand' | 'danger' | undefined;
  /** solid: the one primary action of a view; outline: the others; quiet: in rows and toolbars. @default 'outline' */
  variant?: 'solid' | 'outline' | 'quiet' | undefined;
  /** Heights follow the density; small is for rows and toolbars. @default 'medium' */
  size?: 'medium' | 'small' | undefined;
}

export interface ButtonBehaviour
  extends
    AriaAttributes,
    Pick<DOMAttributes<HTMLButtonElement>, 'onPointerEnter' | 'onFocus' | 'onKeyDown'> {
  /** Shows a spinner and ignores presses; by itself while the promise of `onPress` is pending or the form is sent. */
  isPending?: boolean | undefined;
  /** Cannot be focused or pressed. Where there is a reason, use `disabledReason`. @default false */
  isDisabled?: boolean | undefined;
  /** Why it cannot be pressed now. The button can still be focused and has the reason as its description. */
  disabledReason?: string | undefined;
  /** submit: submits the form it is in, or that of `form`. @default 'button' */
  type?: 'button' | 'submit' | undefined;
  /** Id of the form that a submit button outside of it belongs to. */
  form?: string | undefined;
  /** Run once at a time. A rejection is the caller's to handle. */
  onPress?: Press | undefined;
  /** The button element, to move the focus or to place something beside it. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

interface PressableButtonProps extends Omit<ButtonBehaviour, 'ref'> {
  buttonRef: ButtonBehaviour['ref'];
  className: string;
  icon?: ReactNode;
  isIconLast?: boolean | undefined;
  children?: ReactNode;
}

/** A button that follows the form which it sends. */
export function SubmitButton(props: PressableButtonProps) {
  const formAround = useContext(FormId);
  const form = props.form ?? formAround;
  const isSubmitting = useStore(submitting, (ids) => form !== undefined && ids.has(form));
  return <PressableButton {...props} isPending={isSubmitting || props.isPending === true} />;
}

/** The native button below Button and IconButton: pressing, pending, and reasons. */
export function PressableButton({
  isPending = false,
  isDisabled = false,
  disabledReason,
  type = 'button',
  onPress,
  buttonRef,
  icon,
  isIconLast,
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
        ref={buttonRef}
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
        <ButtonContent icon={icon} isIconLast={isIconLast} isPending={isBusy}>
          {children}
        </ButtonContent>
      </button>
      {isRefused && <Tip id={reasonId}>{disabledReason}</Tip>}
    </>
  );
}

/** The inside of a button: icon and words, or the spinner in the icon's place or over the words. */
function ButtonContent({
  icon,
  isIconLast = false,
  isPending,
  children,
}: Pick<PressableButtonProps, 'icon' | 'isIconLast' | 'isPending' | 'children'>) {
  if (isPending && !icon) {
    return (
      <>
        <span className={covered}>{children}</span>
        <span className={cover}>
          <span className={spinner} />
        </span>
      </>
    );
  }
  const shown = isPending ? <span className={spinner} /> : icon;
  return (
    <>
      {!isIconLast && shown}
      {children}
      {isIconLast && shown}
    </>
  );
}

/** What a press does. A promise keeps the control pending until it settles. */
export type Press = () => void | Promise<void>;

/** Runs `onPress` once at a time. A rejection is not caught: the caller's promise is the place to handle it. */
export function usePress(onPress: Press | undefined, isBlocked: boolean) {
  const [isRunning, setRunning] = useState(false);
  // State alone would let a second press of the same frame through.
  const running = useRef(false);

  const press = (): void => {
    if (isBlocked || running.current) return;
    const result = onPress?.();
    if (!(result instanceof Promise)) return;
    running.current = true;
    setRunning(true);
    void result.finally(() => {
      running.current = false;
      setRunning(false);
    });
  };

  return { press, isRunning };
}

/** The ids of the forms that are being sent. */
const submitting = createStore<ReadonlySet<string>>(new Set());

/** Marks a form as being submitted. @returns the function that ends this state */
export function startFormSubmission(id: string): () => void {
  submitting.set(new Set([...submitting.get(), id]));
  return () => submitting.set(new Set([...submitting.get()].filter((one) => one !== id)));
}

/** The id of the form around. @internal */
export const FormId = createContext<string | undefined>(undefined);
