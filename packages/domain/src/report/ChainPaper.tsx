import type { ChainRow } from './chainRows.ts';
import {
  figureLabels,
  figureText,
  figureViews,
  type FigureName,
  shownFigures,
} from './figureWords.ts';
import * as css from './ChainSheet.css.ts';
import { WaysTable } from './WaysTable.tsx';

interface Line {
  row: ChainRow;
  level: number;
}

/** A row and all below it, each after the one above it. */
const linesOf = (row: ChainRow, level = 0): Line[] => [
  { row, level },
  ...row.rows.flatMap((one) => linesOf(one, level + 1)),
];

/** A 日报 of many hotels on paper: every hotel below its region, the figures of one view after the other. */
export function ChainPaper({ total }: { total: ChainRow }) {
  const lines = linesOf(total);
  const days = lines.map(({ row }) => row.figures);
  return (
    <div className={css.paper}>
      {figureViews.map(({ value, label, groups }) => (
        <div key={value} className={css.view}>
          <PaperTable
            label={label}
            lines={lines}
            names={groups.flatMap((group) => shownFigures(group, days))}
          />
        </div>
      ))}
      <WaysTable figures={total.figures} title="各方式收支（合计）" />
    </div>
  );
}

interface PaperTableProps {
  label: string;
  lines: readonly Line[];
  names: readonly FigureName[];
}

const PaperTable = ({ label, lines, names }: PaperTableProps) => (
  <table className={css.table} aria-label={label}>
    <thead>
      <tr>
        <th scope="col" className={css.nameHead}>
          {label}
        </th>
        {names.map((of) => (
          <th key={of} scope="col" className={css.head}>
            {figureLabels[of]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {lines.map(({ row, level }) => (
        <tr key={row.id} className={row.hotels === null ? css.row : css.sumRow}>
          <th
            scope="row"
            className={css.name}
            style={{ paddingInlineStart: level * css.levelInset }}
          >
            {row.hotels === null ? row.name : `${row.name} ${row.hotels} 家`}
          </th>
          {names.map((of) => (
            <td key={of} className={css.figure}>
              {figureText(of, row.figures[of])}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
