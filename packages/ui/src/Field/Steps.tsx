import { Minus, Plus } from '../Icon/index.ts';
import { controlButton, steps } from './Field.css.ts';
import { useTexts } from '../texts/context.ts';
import { fieldTexts } from './texts.ts';

interface StepsProps {
  /** Called with 1 by 增加 and with -1 by 减少. */
  onStep: (direction: 1 | -1) => void;
}

/** Two buttons at the end of a control box, to step by; Tab passes them by: keyboards have the arrow keys. @internal */
export function Steps({ onStep }: StepsProps) {
  const texts = useTexts('Field', fieldTexts);
  const shared = { type: 'button', className: controlButton, tabIndex: -1 } as const;
  return (
    <span className={steps}>
      <button {...shared} aria-label={texts.decrease} onClick={() => onStep(-1)}>
        <Minus size={16} />
      </button>
      <button {...shared} aria-label={texts.increase} onClick={() => onStep(1)}>
        <Plus size={16} />
      </button>
    </span>
  );
}
