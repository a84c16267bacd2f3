import { X } from '../Icon/index.ts';
import { useState } from 'react';
import { visuallyHidden } from '../theme/index.ts';
import { chip, chips as chipsStyle, chipWords, fold, remove } from './Picker.css.ts';

interface ChipsProps {
  /** Id of the text with the count. */
  noteId: string;
  label: string;
  chips: readonly { value: string | number; label: string }[];
  /** Number of chips shown before the rest is folded. */
  limit: number;
  /** Undefined where nothing may be changed. */
  onRemove: ((value: string | number) => void) | undefined;
}

/** What is chosen, each with a button that takes it away; many are folded into 已选 n 项. */
export function Chips({ noteId, label, chips, limit, onRemove }: ChipsProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const isFoldable = chips.length > limit;
  const shown = isFoldable && !isUnfolded ? chips.slice(0, limit) : chips;
  return (
    <>
      <output id={noteId} className={visuallyHidden}>
        {chips.length > 0 && `已选 ${chips.length} 项`}
      </output>
      {shown.length > 0 && (
        <ul className={chipsStyle} aria-label={`${label}，已选`}>
          {shown.map((one) => (
            <li key={`${typeof one.value}:${one.value}`} className={chip}>
              <span className={chipWords} title={one.label}>
                {one.label}
              </span>
              {onRemove && (
                <button
                  type="button"
                  className={remove}
                  aria-label={`移除 ${one.label}`}
                  tabIndex={-1}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onRemove(one.value)}
                >
                  <X size={12} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isFoldable && (
        <button
          type="button"
          className={fold}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? '收起' : `已选 ${chips.length} 项`}
        </button>
      )}
    </>
  );
}
