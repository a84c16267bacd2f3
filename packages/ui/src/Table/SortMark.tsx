import { sortMark } from './tableCell.css.ts';

const paths = {
  none: 'm7 15 5 5 5-5M7 9l5-5 5 5',
  asc: 'm5 12 7-7 7 7M12 19V5',
  desc: 'M12 5v14M19 12l-7 7-7-7',
};

/** Which way a column is sorted: both ways faint, the one that rules strong. Two elements: it is in every head. */
export function SortMark({ direction }: { direction: keyof typeof paths }) {
  return (
    <svg
      className={sortMark({ isSorted: direction !== 'none' })}
      width="14"
      height="14"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[direction]} />
    </svg>
  );
}
