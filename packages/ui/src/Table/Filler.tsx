import type { ReactNode } from 'react';
import { density } from '../theme/index.ts';
import { filler, fillerMiddle } from './Table.css.ts';

export interface FillerProps {
  /** How many columns it spans. */
  columns: number;
  /** In place of how many rows. */
  rows: number;
  children: ReactNode;
}

/** What is in place of rows (nothing, or an error), as high as they would be. */
export function Filler({ columns, rows, children }: FillerProps) {
  return (
    <tr>
      <td colSpan={columns} className={filler}>
        <div className={fillerMiddle} style={{ minHeight: `calc(${density.row} * ${rows})` }}>
          {children}
        </div>
      </td>
    </tr>
  );
}
