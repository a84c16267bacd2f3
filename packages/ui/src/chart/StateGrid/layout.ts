import {
  markOf,
  px,
  rectangle,
  type ChartText,
  type Drawing,
  type Mark,
  type Shape,
  type Size,
} from '../core/drawing.ts';
import { dangerLook } from '../core/look.ts';
import { cut, textWidth } from '../core/textWidth.ts';
import { chartTexts, type ChartTexts } from '../texts.ts';

/** One column, as a day. */
export interface GridColumn {
  /** Unique: 03-18 周三. */
  name: string;
  /** The two lines of its head, each from the longest to the shortest form: 03-18 or 18, 周三 or 三. */
  head: readonly [readonly string[], readonly string[]];
  /** Stands out, as a weekend. */
  isMarked?: boolean | undefined;
}

export interface GridCell {
  /** The number in the table. */
  value: number;
  /** few: soon none; none: nothing is left; over: more than there is. Others are plain numbers. */
  state?: 'few' | 'none' | 'over' | undefined;
  /** What is read aloud, and stands in the tip. */
  label: string;
  /** What it says, from the longest to the shortest: the first that fits is drawn. */
  texts: readonly string[];
}

/** One row: a kind, with a cell for each column. */
export interface GridRow {
  /** Unique, with its note. */
  name: string;
  /** A second, quieter line, as the hotel of a room type. */
  note?: string | undefined;
  cells: readonly GridCell[];
}

/** What the states mean, in words: each stands in the key where a cell has it. */
export type GridKey = Readonly<Record<NonNullable<GridCell['state']>, string>>;

/** The states, from the least to the most urgent. */
const states = ['few', 'none', 'over'] as const;

/** The ground of a state: that of more than there is has a texture too. */
const grounds: Record<(typeof states)[number], Omit<Shape, 'd'>> = {
  few: { kind: 'cell', look: { color: 'warningSoft', texture: 0 } },
  none: { kind: 'cell', look: { color: 'dangerSoft', texture: 0 } },
  over: { kind: 'fill', look: dangerLook },
};
const wordKinds = { few: 'few', none: 'none', over: 'inside' } as const;

/** Air between cells, in px. */
const seam = 2;

/** Days are in rows of whole weeks where they do not fit one row. */
const week = 7;

const headHeight = 38;
const keyHeight = 28;
const blockGap = 14;
const rowHeight = { usual: 32, most: 44 };
/** A finger finds a cell of this width. */
const easy = 34;

const nameWidthOf = (rows: readonly GridRow[], width: number): number => {
  const widths = rows.flatMap(({ name, note = '' }) => [textWidth(name), textWidth(note)]);
  return Math.min(Math.max(0, ...widths) + 10, width * 0.24);
};

/** The name of a row where it stands alone: 双床房 · 西湖店. */
export const fullNameOf = ({ name, note }: Pick<GridRow, 'name' | 'note'>): string =>
  note === undefined ? name : `${name} · ${note}`;

/** Columns beside each other: all of them, or a week where they would be too narrow to hit. */
export function columnsPerBlock(count: number, width: number): number {
  return width * 0.76 >= count * easy ? count : Math.min(count, week);
}

/** The height of a grid of so many rows and columns, in px. */
export function heightOfGrid(rows: number, columns: number, width: number): number {
  const blocks = Math.ceil(columns / Math.max(1, columnsPerBlock(columns, width)));
  return blocks * (headHeight + rows * rowHeight.usual) + (blocks - 1) * blockGap + keyHeight;
}

/** The states that there are, with their words, at the foot of the grid. */
function keyOf(words: GridKey, shown: ReadonlySet<GridCell['state']>, y: number) {
  const shapes: Shape[] = [];
  const texts: ChartText[] = [];
  let x = 0;
  for (const state of states) {
    if (!shown.has(state)) continue;
    shapes.push({ ...grounds[state], d: rectangle(x, y - 6, 20, 12) });
    texts.push({ text: words[state], x: px(x + 26), y, align: 'start', kind: 'tick' });
    x += 26 + textWidth(words[state]) + 16;
  }
  return { shapes, texts };
}

/** The first text that is no wider than this; undefined when none is. */
const fitting = (texts: readonly string[], width: number): string | undefined =>
  texts.find((text) => textWidth(text) <= width);

/** Rows and columns of numbers: what is shown and a size in, a drawing out. */
export function layoutStateGrid(
  columns: readonly GridColumn[],
  rows: readonly GridRow[],
  words: GridKey,
  size: Size,
  markTexts: ChartTexts = chartTexts,
): Drawing {
  const perBlock = Math.max(1, columnsPerBlock(columns.length, size.width));
  const blocks = Math.ceil(columns.length / perBlock);
  const left = nameWidthOf(rows, size.width);
  const width = (size.width - left) / perBlock;
  const forRows = size.height - keyHeight - blocks * headHeight - (blocks - 1) * blockGap;
  const line = Math.min(rowHeight.most, forRows / Math.max(1, rows.length * blocks));
  const blockHeight = headHeight + rows.length * line + blockGap;

  const shapes: Shape[] = [];
  const texts: ChartText[] = [];
  const marks: Mark[] = [];
  for (let block = 0; block < blocks; block += 1) {
    rows.forEach(({ name, note }, place) => {
      const middle = block * blockHeight + headHeight + (place + 0.5) * line - seam / 2;
      const write = (text: string, y: number, kind: 'name' | 'tick'): void =>
        void texts.push({ text: cut(text, left - 6), x: 0, y: px(y), align: 'start', kind });
      const hasNote = note !== undefined && line >= rowHeight.usual;
      write(name, hasNote ? middle - 7 : middle, 'name');
      const top = px(block * blockHeight + headHeight + place * line - seam);
      shapes.push({ kind: 'grid', d: `M0,${top}H${size.width}` });
      if (hasNote) write(note, middle + 7, 'tick');
    });
  }
  columns.forEach((column, index) => {
    const x = left + (index % perBlock) * width;
    const top = Math.floor(index / perBlock) * blockHeight;
    const middle = px(x + (width - seam) / 2);
    const head = rectangle(x, top, width - seam, headHeight - seam);
    if (column.isMarked) shapes.push({ kind: 'track', d: head });
    const headKind = column.isMarked ? 'name' : 'tick';
    column.head.forEach((forms, place) => {
      const text = fitting(forms, width - seam);
      if (text !== undefined)
        texts.push({ text, x: middle, y: top + 10 + place * 16, align: 'middle', kind: headKind });
    });
    const all = rows.map((row) => ({
      name: fullNameOf(row),
      value: row.cells[index]?.label ?? '—',
    }));
    marks.push(markOf({ name: column.name, d: head, x: middle, y: top, rows: all }, markTexts));
    rows.forEach((row, place) => {
      const cell = row.cells[index];
      if (!cell) return;
      const y = top + headHeight + place * line;
      const d = rectangle(x, y, width - seam, line - seam);
      if (cell.state) shapes.push({ ...grounds[cell.state], d });
      const text = fitting(cell.texts, width - seam - 4);
      if (text !== undefined && line >= 16) {
        const kind = cell.state ? wordKinds[cell.state] : 'onLight';
        texts.push({ text, x: middle, y: px(y + (line - seam) / 2), align: 'middle', kind });
      }
      const series = fullNameOf(row);
      const name = `${column.name} ${series}`;
      const cellRows = [{ name: '', value: cell.label }];
      marks.push(markOf({ name, series, d, x: middle, y, rows: cellRows }, markTexts));
    });
  });
  const shown = new Set(rows.flatMap(({ cells }) => cells.map(({ state }) => state)));
  const key = keyOf(words, shown, size.height - 8);
  return { shapes: [...shapes, ...key.shapes], texts: [...texts, ...key.texts], marks };
}
