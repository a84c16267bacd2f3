import { useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../Button/index.ts';
import { Info } from '../Icon/index.ts';
import { words } from './InfoTip.css.ts';
import { Popover } from '../Popover/Popover.tsx';
import { useTexts } from '../texts/context.ts';
import { infoTipTexts } from './texts.ts';

export interface InfoTipProps {
  /** What is explained: 入住率. The button is named 入住率的说明. */
  label: string;
  /** The explanation: a sentence or two. */
  children: ReactNode;
}

/**
 * An explanation behind a small button: a definition, a unit, a source. It works by pointer, touch and
 * keyboard.
 *
 * Use it beside a term or a figure that most readers know and some look up. Do not use it for what must be
 * read (write that on the page), nor to name a control (the `label` of an `IconButton`).
 *
 * Keyboard: Enter opens it, Esc closes it and returns the focus.
 */
export function InfoTip({ label, children }: InfoTipProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const name = useTexts('InfoTip', infoTipTexts).about(label);
  return (
    <>
      <IconButton
        ref={trigger}
        label={name}
        icon={<Info size={16} />}
        size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Popover label={name} triggerRef={trigger} onClose={() => setOpen(false)}>
          <p className={words}>{children}</p>
        </Popover>
      )}
    </>
  );
}
