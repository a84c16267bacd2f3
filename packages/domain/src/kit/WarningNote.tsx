import { TriangleAlert } from '@anzhu/ui/Icon';
import { line, list, mark } from './WarningNote.css.ts';

/**
 * What is doubtful about the values of a form, announced when it changes. It does not forbid saving.
 * Without warnings it takes no space.
 */
export function WarningNote({ warnings }: { warnings: readonly string[] }) {
  return (
    <div aria-live="polite">
      {warnings.length > 0 && (
        <ul className={list}>
          {warnings.map((warning) => (
            <li key={warning} className={line}>
              <span className={mark} aria-hidden="true">
                <TriangleAlert size={16} />
              </span>
              {warning}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
