import { useId } from 'react';
import { chevron, expandButton } from '../Table.css.ts';
import { useCommonTexts } from '../../texts/context.ts';

interface ExpandButtonProps {
  /** By default 展开 or 收起. */
  label?: string | undefined;
  isOpen: boolean;
  onToggle: () => void;
  titleId?: string | undefined;
  /** Out of the Tab order: another element does the same by keyboard. */
  isSkipped?: boolean | undefined;
}

/** Expands or collapses a row. Three elements: it is in every row. @internal */
export function ExpandButton({
  isOpen,
  label,
  onToggle,
  titleId,
  isSkipped = false,
}: ExpandButtonProps) {
  const { expand, collapse } = useCommonTexts();
  const id = useId();
  return (
    <button
      id={id}
      type="button"
      className={expandButton}
      tabIndex={isSkipped ? -1 : undefined}
      aria-label={label ?? (isOpen ? collapse : expand)}
      aria-labelledby={titleId === undefined ? undefined : `${id} ${titleId}`}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <svg className={chevron} viewBox="0 0 24 24" aria-hidden="true">
        <path d="m9 18 6-6-6-6" />
      </svg>
    </button>
  );
}
