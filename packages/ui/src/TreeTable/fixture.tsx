import { MoneyCell, type Column } from '../Table/index.ts';

/** A record to show trees with. */
export interface Department {
  id: string;
  name: string;
  head: string;
  staff: number;
  budget: number;
  below?: readonly Department[] | undefined;
}

const heads = ['陈嘉禾', '林若溪', '周明远', '赵清和', '吴知秋', '欧阳静姝'];
const headAt = (index: number): string => heads[index % heads.length] ?? '';

const make = (id: string, name: string, index: number, below?: Department[]): Department => ({
  id,
  name,
  head: headAt(index),
  staff: 3 + ((index * 7) % 40),
  budget: 12_000 + ((index * 3700) % 90_000),
  below,
});

/** Three levels, as most hotels have them. */
export const departments: Department[] = [
  make('1', '总部', 0, [
    make('1-1', '前厅部', 1, [make('1-1-1', '早班', 2), make('1-1-2', '晚班', 3)]),
    make('1-2', '客房部', 4),
    make('1-3', '防疫组（隔离楼层、核酸检测与物资发放）', 5),
  ]),
  make('2', '湖景分店', 6, [make('2-1', '前厅部', 7), make('2-2', '保洁部', 8)]),
  make('3', '筹备组', 9),
];

/** Twenty branches with `n` children each: 20 × (1 + n) departments. */
export function manyDepartments(below: number): Department[] {
  return Array.from({ length: 20 }, (_top, top) =>
    make(
      `${top}`,
      `分店 ${top + 1}`,
      top,
      Array.from({ length: below }, (_one, one) =>
        make(`${top}-${one}`, `部门 ${top + 1}-${one + 1}`, top + one),
      ),
    ),
  );
}

/** A chain of nested departments, `depth` levels deep. */
export function deepDepartments(levels: number): Department[] {
  const bottom = make(`${levels}`, `第 ${levels} 级`, levels);
  let department = bottom;
  for (let level = levels - 1; level > 0; level -= 1) {
    department = make(`${level}`, `第 ${level} 级`, level, [department]);
  }
  return [department];
}

export const departmentColumns: Column<Department>[] = [
  {
    id: 'name',
    header: '部门名称',
    width: 320,
    pin: 'start',
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
  },
  { id: 'head', header: '负责人', width: 120, cell: ({ head }) => head },
  {
    id: 'staff',
    header: '人数',
    width: 120,
    align: 'end',
    cell: ({ staff }) => staff,
    sortValue: ({ staff }) => staff,
  },
  {
    id: 'budget',
    header: '预算',
    width: 140,
    align: 'end',
    cell: ({ budget }) => <MoneyCell value={budget} />,
  },
];
