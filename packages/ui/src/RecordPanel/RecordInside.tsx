import type { ReactNode } from 'react';
import { IconButton } from '../Button/index.ts';
import { ChevronDown, ChevronUp, X } from '../Icon/index.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { density } from '../theme/index.ts';
import { RecordLead } from './RecordHead.tsx';
import * as css from './RecordPanel.css.ts';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { recordStepperTexts } from '../RecordStepper/texts.ts';

export interface RecordPanelProps {
  /** What the record is called, as 金玉珍 · 家庭套房: the accessible name. */
  title: string;
  /** Its number, and its state as a tag. */
  mark?: ReactNode;
  /** The stamp of the decision about it, as a `Seal`. */
  seal?: ReactNode;
  /** The facts that decide, in one line: dates, nights, price. */
  lead?: readonly string[] | undefined;
  /** `RecordGroup`s, and the history. */
  children: ReactNode;
  /** What its state allows, the usual one first. */
  actions?: ReactNode;
  /** The complete record is being read; what is known is shown. */
  isLoading?: boolean | undefined;
  /** Shows the record before (-1) or after (1) it; undefined where the list has no other. */
  onStep?: ((by: -1 | 1) => void) | undefined;
  /** Called on × and Esc. */
  onClose: () => void;
}

/** It is scrolled by the arrow keys. */
const scrolls = { tabIndex: 0 };

/** Head, groups and foot: the same beside a list and on a sheet. @internal */
export function RecordInside({
  titleId,
  title,
  mark,
  seal,
  lead,
  children,
  actions,
  isLoading = false,
  onStep,
  onClose,
}: RecordPanelProps & { titleId: string }) {
  const texts = useTexts('RecordStepper', recordStepperTexts);
  const { close } = useCommonTexts();
  // Nothing is known of it but what it is: its lines and its foot have their places.
  const isUnknown = isLoading && mark === undefined && lead === undefined;
  return (
    <>
      <header className={css.head}>
        <h2 id={titleId} className={css.name}>
          {title}
        </h2>
        <div className={css.tools}>
          {onStep && (
            <>
              <IconButton
                label={texts.previous}
                icon={<ChevronUp size={16} />}
                aria-keyshortcuts="ArrowUp"
                onPress={() => onStep(-1)}
              />
              <IconButton
                label={texts.next}
                icon={<ChevronDown size={16} />}
                aria-keyshortcuts="ArrowDown"
                onPress={() => onStep(1)}
              />
            </>
          )}
          <IconButton label={close} icon={<X size={16} />} onPress={onClose} />
        </div>
        <div className={css.lines}>
          {(mark !== undefined || seal) && (
            <div className={css.mark}>
              {mark}
              {seal && <span className={css.seal}>{seal}</span>}
            </div>
          )}
          {isUnknown && (
            <>
              <Skeleton width="40%" height={24} />
              <Skeleton width="60%" height={22} />
            </>
          )}
          {lead && <RecordLead facts={lead} />}
        </div>
      </header>
      <div className={css.body} {...scrolls} aria-busy={isLoading}>
        {children}
      </div>
      {(actions !== undefined || isUnknown) && (
        <footer className={css.foot}>
          {actions ?? <Skeleton width={96} height={density.control} />}
        </footer>
      )}
    </>
  );
}
