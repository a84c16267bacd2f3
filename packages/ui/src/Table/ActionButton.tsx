import { useId, useState } from 'react';
import { buttonIcon, buttonLook } from '../Button/index.ts';
import type { MenuItem } from '../Menu/index.ts';
import { Tip } from '../Tooltip/index.ts';

/** Worked out once: a page of a list has dozens of buttons. */
export const quietButton = {
  brand: buttonLook({ tone: 'brand', variant: 'quiet', size: 'small' }),
  danger: buttonLook({ tone: 'danger', variant: 'quiet', size: 'small' }),
  more: buttonLook({ variant: 'quiet', size: 'small', isIconOnly: true }),
};

/** One action of a row: a native button, so that hundreds of them are there at once. */
export function ActionButton({ action }: { action: MenuItem }) {
  const { label, icon, tone, isDisabled, disabledReason, onAction } = action;
  const className = tone === 'danger' ? quietButton.danger : quietButton.brand;
  if (disabledReason !== undefined) {
    return (
      <RefusedAction label={label} icon={icon} className={className} reason={disabledReason} />
    );
  }
  return (
    <button type="button" className={className} disabled={isDisabled} onClick={() => onAction()}>
      {icon && <span className={buttonIcon}>{icon}</span>}
      {label}
    </button>
  );
}

interface RefusedActionProps extends Pick<MenuItem, 'label' | 'icon'> {
  className: string;
  reason: string;
}

/** A disabled action: it can be focused, and shows the reason on hover and focus. */
function RefusedAction({ label, icon, className, reason }: RefusedActionProps) {
  const tipId = useId();
  const [isNear, setNear] = useState(false);
  const come = (): void => setNear(true);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled="true"
        aria-describedby={tipId}
        onPointerEnter={come}
        onFocus={come}
      >
        {icon && <span className={buttonIcon}>{icon}</span>}
        {label}
      </button>
      {isNear ? (
        <Tip id={tipId}>{reason}</Tip>
      ) : (
        <span id={tipId} hidden>
          {reason}
        </span>
      )}
    </>
  );
}
