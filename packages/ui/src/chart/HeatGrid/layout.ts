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
import { amountLook, amountSteps, dangerLook } from '../core/look.ts';
import { cut, textWidth } from '../core/textWidth.ts';

/** One column, as a day. */
export interface HeatColumn {
  /** Unique: 03-18 周三. */
  name: string;
  /** The two lines of its head, each from the longest to the shortest form: 03-18 or 18, 周三 or 三. */
  head: readonly [readonly string[], readonly string[]];
  /** Stands out, as a weekend. */
  isMarked?: boolean | undefined;
}

export interface HeatCell {
  /** The number in the table. */
  value: number;
  /** How dark it is: 0 none, 1 the most there can be. */
  share: number;
  /** Over the limit: drawn as a danger, whatever its share. */
  isOver?: boolean | undefined;
  /** What it says, from the longest to the shortest: the first is read aloud, the first that fits is drawn. */
  texts: readonly [string, ...string[]];
}

/** One row: a kind, with a cell for each column. */
export interface HeatRow {
  /** Unique, with its note. */
  name: string;
  /** A second, quieter line, as the hotel of a room type. */
  note?: string | undefined;
  cells: readonly HeatCell[];
}

/** The words at the ends of the key of shades. */
export interface HeatScale {
  least: string;
  most: string;
  /** Of cells over the limit. */
  over: string;
}

/** Air between cells, in px. */
const seam = 2;

/** Days are in rows of whole weeks where they do not fit one row. */
const week = 7;

/** How words on a cell of this step are written: from the fifth on they are bright. */
const wordsOn = (step: number): ChartText['kind'] => (step >= 4 ? 'onDark' : 'onLight');
const headHeight = 38;
const keyHeight = 28;
const blockGap = 14;
const rowHeight = { usual: 32, most: 44 };
/** A finger finds a cell of this width. */
const easy = 34;

const nameWidthOf = (rows: readonly HeatRow[], width: number): number => {
  const widths = rows.flatMap(({ name, note = '' }) => [textWidth(name), textWidth(note)]);
  return Math.min(Math.max(0, ...widths) + 10, width * 0.24);
};

/** The name of a row where it stands alone: 双床房 · 西湖店. */
export const fullNameOf = ({ name, note }: Pick<HeatRow, 'name' | 'note'>): string =>
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

/** The shades from the least to the most, and that of cells over the limit, at the foot of the grid. */
function shadeKey({ least, most, over }: HeatScale, hasOver: boolean, y: number) {
  const shapes: Shape[] = [];
  const texts: ChartText[] = [];
  let x = 0;
  const addText = (text: string): void => {
    texts.push({ text, x: px(x), y, align: 'start', kind: 'tick' });
    x += textWidth(text) + 6;
  };
  const addSwatch = (shape: Omit<Shape, 'd'>): void => {
    shapes.push({ ...shape, d: rectangle(x, y - 5, 16, 10) });
    x += 18;
  };
  addText(least);
  for (let step = 0; step < amountSteps; step += 1)
    addSwatch({ kind: 'cell', look: amountLook(step) });
  x += 4;
  addText(most);
  if (hasOver) {
    x += 12;
    addSwatch({ kind: 'fill', look: dangerLook });
    x += 4;
    addText(over);
  }
  return { shapes, texts };
}

/** The first text that is no wider than this; undefined when none is. */
const fitting = (texts: readonly string[], width: number): string | undefined =>
  texts.find((text) => textWidth(text) <= width);

/** Rows and columns of shaded cells: what is shown and a size in, a drawing out. */
export function layoutHeatGrid(
  columns: readonly HeatColumn[],
  rows: readonly HeatRow[],
  scale: HeatScale,
  size: Size,
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
      if (hasNote) write(note, middle + 7, 'tick');
    });
  }
  columns.forEach((column, index) => {
    const x = left + (index % perBlock) * width;
    const top = Math.floor(index / perBlock) * blockHeight;
    const middle = px(x + (width - seam) / 2);
    const head = rectangle(x, top, width - seam, headHeight - seam);
    if (column.isMarked) shapes.push({ kind: 'track', d: head });
    const kind = column.isMarked ? 'name' : 'tick';
    column.head.forEach((forms, place) => {
      const text = fitting(forms, width - seam);
      if (text !== undefined)
        texts.push({ text, x: middle, y: top + 10 + place * 16, align: 'middle', kind });
    });
    const all = rows.map((row) => ({
      name: fullNameOf(row),
      value: row.cells[index]?.texts[0] ?? '—',
    }));
    marks.push(markOf({ name: column.name, d: head, x: middle, y: top, rows: all }));
    rows.forEach((row, place) => {
      const cell = row.cells[index];
      if (!cell) return;
      const y = top + headHeight + place * line;
      const d = rectangle(x, y, width - seam, line - seam);
      const step = Math.round(Math.max(0, Math.min(1, cell.share)) * (amountSteps - 1));
      if (cell.isOver) shapes.push({ kind: 'fill', look: dangerLook, d });
      else shapes.push({ kind: 'cell', look: amountLook(step), d });
      const text = fitting(cell.texts, width - seam - 4);
      if (text !== undefined && line >= 16) {
        const ground = cell.isOver ? 'inside' : wordsOn(step);
        const center = px(y + (line - seam) / 2);
        texts.push({ text, x: middle, y: center, align: 'middle', kind: ground });
      }
      const series = fullNameOf(row);
      const name = `${column.name} ${series}`;
      const cellRows = [{ name: '', value: cell.texts[0] }];
      marks.push(markOf({ name, series, d, x: middle, y, rows: cellRows }));
    });
  });
  const hasOver = rows.some(({ cells }) => cells.some(({ isOver }) => isOver));
  const key = shadeKey(scale, hasOver, size.height - 8);
  return { shapes: [...shapes, ...key.shapes], texts: [...texts, ...key.texts], marks };
}
