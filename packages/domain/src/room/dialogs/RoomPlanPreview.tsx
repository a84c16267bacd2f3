import type { PlanErrors, RoomPlan } from '@anzhu/api/rules/roomNumbers';
import {
  cell,
  count,
  floor,
  floors,
  hint,
  preview,
  rooms,
  table,
  taken,
  takenNumber,
  total,
} from './RoomPlanPreview.css.ts';

export interface RoomPlanPreviewProps {
  plan?: RoomPlan | undefined;
  errors?: PlanErrors | undefined;
  /** Neither of the two texts is empty: what is wrong with them is shown. */
  isFilledIn: boolean;
}

const beginning = '填写楼层与每层房号后，将新增的房间号显示在这里。';

/** The rooms that will be added, by floor; those that exist already are marked. */
export function RoomPlanPreview({ plan, errors, isFilledIn }: RoomPlanPreviewProps) {
  const reason = isFilledIn ? (errors?.floors ?? errors?.ends) : undefined;
  return (
    <div className={preview}>
      <section className={floors} aria-label="将新增的房间">
        {plan ? <Floors floors={plan.floors} /> : <p className={hint}>{reason ?? beginning}</p>}
      </section>
      <output className={total}>
        {plan ? (
          <>
            将新增 <span className={count}>{plan.added.length}</span> 间，{plan.takenCount} 间已存在
          </>
        ) : (
          '将新增 0 间'
        )}
      </output>
    </div>
  );
}

function Floors({ floors: planned }: Pick<RoomPlan, 'floors'>) {
  return (
    <table className={table}>
      <tbody>
        {planned.map((one) => (
          <tr key={one.floor}>
            <th scope="row" className={floor}>
              {one.floor} 楼
            </th>
            <td className={cell}>
              <ul className={rooms}>
                {one.rooms.map(({ name, isTaken }) => (
                  <li key={name} className={isTaken ? taken : undefined}>
                    {isTaken ? (
                      <>
                        <span className={takenNumber}>{name}</span> 已存在
                      </>
                    ) : (
                      name
                    )}
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
