import { cellsOf, type ChartTable } from '../core/table.ts';
import * as css from './ChartFrame.css.ts';
import { useCommonTexts, useTexts } from '../../texts/context.ts';
import { chartTexts } from '../texts.ts';

interface ChartTableViewProps {
  title: string;
  table: ChartTable;
  height: number;
}

/** What scrolls must be in reach of the keyboard: the arrow keys scroll it then. */
function makeReachable(region: HTMLElement | null): void {
  if (region) region.tabIndex = 0;
}

/** The numbers of a chart, to be read one by one. It scrolls in itself, by keyboard too. */
export function ChartTableView({ title, table, height }: ChartTableViewProps) {
  const texts = useTexts('Chart', chartTexts);
  const { labelled } = useCommonTexts();
  return (
    <section
      ref={makeReachable}
      className={css.tableRegion}
      style={{ height }}
      aria-label={labelled(title, texts.table)}
    >
      <table className={css.table} aria-label={title}>
        <thead>
          <tr>
            {Array.from([texts.name, ...table.columns.map(({ name }) => name)], (name, index) => (
              <th key={index} scope="col" className={css.headCell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from(table.rows, (row, index) => (
            <tr key={index}>
              <th scope="row" className={css.nameCell}>
                {row.name}
              </th>
              {Array.from(cellsOf(table, row), (words, column) => (
                <td key={column} className={css.numberCell}>
                  {words}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
