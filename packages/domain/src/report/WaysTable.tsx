import { payMethodLabel } from '@anzhu/api/contract/bill';
import { labelsOf } from '@anzhu/api/contract/label';
import { TillFigures } from '@anzhu/api/contract/report';
import { formatYuan } from '@anzhu/api/rules/money';
import { isMoney, tillColumns } from '@anzhu/api/rules/till';
import { figure, group, hotel, name, table } from './DayReportDialog.css.ts';

const labels = labelsOf(TillFigures);
const wayColumns = [...tillColumns, 'net'] as const;

/** 挂账 is in no drawer: shown where something went on an account or back. */
const isShown = (way: TillFigures['ways'][number]): boolean =>
  isMoney(way.method) || way.received !== 0 || way.refunds !== 0;

/** What moved by each way: the net of 现金 is what the drawer has more. */
export function WaysTable({ figures, title: caption }: { figures: TillFigures; title: string }) {
  return (
    <table className={table} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col" className={group}>
            {caption}
          </th>
          {wayColumns.map((column) => (
            <th key={column} scope="col" className={hotel}>
              {labels[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.ways.filter(isShown).map((way) => (
          <tr key={way.method}>
            <th scope="row" className={name}>
              {payMethodLabel[way.method]}
            </th>
            {wayColumns.map((column) => (
              <td key={column} className={figure}>
                {formatYuan(way[column])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
