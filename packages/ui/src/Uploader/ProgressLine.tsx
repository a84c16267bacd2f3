import { line } from './ProgressLine.css.ts';

/** How far an upload is, as a line. */
export function ProgressLine({ label, percent }: { label: string; percent: number | null }) {
  return <progress aria-label={label} max={100} value={percent ?? undefined} className={line} />;
}
