import { Calendar as CalendarIcon } from '../Icon/index.ts';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTypedValue } from '../Calendar/useTypedValue.ts';
import { bareControl, controlBox, controlButton } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import { late } from '../late/index.ts';
import { settleMoment, showMoment } from './moment.ts';

const momentPopover = late(() => import('./MomentPopover.tsx').then((part) => part.MomentPopover));

export interface DateTimeFieldProps extends FieldProps {
  /** 'yyyy-MM-dd HH:mm:ss', or '' for none. */
  value: string;
  onChange: (value: string) => void;
  /** 'yyyy-MM-dd'. */
  today: string;
  /** 'HH:mm:ss', for a date without a time: 14:00:00 to arrive, 12:00:00 to leave. */
  defaultTime?: string | undefined;
  /** The first and the last moment, 'yyyy-MM-dd HH:mm:ss', inclusive. */
  min?: string | undefined;
  max?: string | undefined;
}

/**
 * One moment, typed or picked.
 *
 * Use it where the time of day matters; for a span of days take a `DateRange`. Typing is quickest:
 * 2026-11-20 14:00, 1120 1400 and 202611201400 are understood; a date alone takes the default time.
 *
 * Keyboard: type; ↓ opens the calendar; Enter picks, Esc closes.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { value, onChange, today, defaultTime = '00:00:00', min, max, ...field } = props;
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const typed = useTypedValue(value, showMoment(value), box);
  const { isDisabled = false, isReadOnly = false } = field;
  const isFixed = isDisabled || isReadOnly;

  const choose = (next: string): void => {
    typed.settle();
    if (next !== value) onChange(next);
  };
  const settle = (): void => {
    if (!typed.isDraft) return;
    const settled = settleMoment(typed.texts, { today, defaultTime, min, max });
    if (settled.kind === 'value') return choose(settled.value);
    typed.refuse(typed.texts, settled.problem, '');
    if (value !== '') onChange('');
  };
  const pressKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') settle();
    if (event.key !== 'ArrowDown' || isFixed) return;
    event.preventDefault();
    settle();
    setOpen(true);
  };

  return (
    <Field {...field} errorMessage={typed.problem ?? field.errorMessage}>
      {(control) => (
        <div
          ref={box}
          className={controlBox({ isInvalid: control['aria-invalid'], isDisabled, isReadOnly })}
        >
          <input
            {...control}
            className={bareControl}
            name={field.name}
            placeholder="年-月-日 时:分"
            autoComplete="off"
            value={typed.texts}
            disabled={isDisabled}
            readOnly={isReadOnly}
            onChange={(event) => typed.type(event.target.value)}
            onBlur={settle}
            onKeyDown={pressKey}
          />
          <button
            type="button"
            className={controlButton}
            aria-label="打开日历"
            ref={button}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={isFixed}
            onClick={() => setOpen(!isOpen)}
            onPointerEnter={momentPopover.preload}
            onFocus={momentPopover.preload}
          >
            <CalendarIcon size={16} />
          </button>
          {isOpen && (
            <momentPopover.Part
              {...{ value, today, defaultTime, min, max }}
              label={field.label}
              triggerRef={button}
              anchorRef={box}
              onChange={choose}
              onClose={() => setOpen(false)}
            />
          )}
        </div>
      )}
    </Field>
  );
}
