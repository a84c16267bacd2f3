import { descriptionOf } from '@anzhu/api/contract/label';
import { DayFigures, type DayReport } from '@anzhu/api/contract/report';
import { InfoTip } from '@anzhu/ui/InfoTip';
import {
  defined,
  definition,
  figure,
  figures as figureGroup,
  group,
  hotel,
  name,
  table,
} from './DayReportDialog.css.ts';
import {
  figureGroups,
  figureLabels,
  type FigureName,
  figureText,
  shownFigures,
} from './figureWords.ts';
import { WaysTable } from './WaysTable.tsx';

/** The name of a figure, with its definition. */
function FigureHead({ of }: { of: FigureName }) {
  return (
    <th scope="row" className={name} aria-label={figureLabels[of]}>
      <span className={defined}>
        {figureLabels[of]}
        <span className={definition}>
          <InfoTip label={figureLabels[of]}>{descriptionOf(DayFigures.shape[of])}</InfoTip>
        </span>
      </span>
    </th>
  );
}

/** The figures of each hotel below its name, and of several their sum: of a few, side by side. */
export function DaySheet({ report: { hotels, total } }: { report: DayReport }) {
  const isOne = hotels.length === 1;
  // The sum beside the names: it is seen however many hotels follow.
  const columns: { key: string; label: string; figures: DayFigures }[] = [
    ...(isOne ? [] : [{ key: 'total', label: '合计', figures: total }]),
    ...hotels.map((one) => ({ key: one.hotelId, label: one.hotelName, figures: one })),
  ];
  const days = columns.map(({ figures }) => figures);
  return (
    <>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col" className={name}>
              酒店
            </th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col" className={hotel}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {figureGroups.map((one) => {
          const shown = shownFigures(one, days);
          if (shown.length === 0) return null;
          return (
            <tbody key={one.title} className={figureGroup}>
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1} className={group}>
                  {one.title}
                </th>
              </tr>
              {shown.map((of) => (
                <tr key={of}>
                  <FigureHead of={of} />
                  {columns.map(({ key, figures }) => (
                    <td key={key} className={figure}>
                      {figureText(of, figures[of])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
      <WaysTable figures={total} title={isOne ? '各方式收支' : '各方式收支（合计）'} />
    </>
  );
}
