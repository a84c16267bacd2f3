import type { Size } from '../core/drawing.ts';

/** What is drawn above the chart. */
export interface PictureHead {
  title: string;
  period?: string | undefined;
}

/** Space around everything, in px. */
const margin = 16;
/** Heights of the lines of title and period, in px. */
const titleLine = 24;
const periodLine = 20;

/** Position of the parts of a picture of a chart of this size, in px. */
export function layoutPicture(chart: Size, { period }: PictureHead) {
  const headHeight = titleLine + (period === undefined ? 0 : periodLine) + 8;
  return {
    width: Math.ceil(chart.width) + 2 * margin,
    height: Math.ceil(chart.height) + headHeight + 2 * margin,
    title: { x: margin, y: margin + titleLine / 2 },
    period: { x: margin, y: margin + titleLine + periodLine / 2 },
    chart: { x: margin, y: margin + headHeight },
  };
}
