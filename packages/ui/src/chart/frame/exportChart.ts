import { fileName, saveFile } from '../../lib/saveFile.ts';
import { toast } from '../../Toast/index.ts';
import { tabText, type ChartTable } from '../core/table.ts';
import type { ExportedChart } from '../export/picture.ts';
import type { ChartTexts } from '../texts.ts';

/** The drawing in the chart's place: the largest, as icons of buttons are drawings too. */
function drawingIn(content: Element): SVGSVGElement | undefined {
  const area = (svg: Element): number => svg.clientWidth * svg.clientHeight;
  return [...content.querySelectorAll('svg')].toSorted((one, other) => area(other) - area(one))[0];
}

/** Saves the drawing in `content` as `近一年订单 2025-12 至 2026-11.png`. */
export async function exportPicture(
  chart: ExportedChart,
  content: Element | null,
  texts: ChartTexts,
): Promise<void> {
  try {
    const drawing = content ? drawingIn(content) : undefined;
    if (!drawing) throw new Error('there is no drawing');
    const { chartPicture } = await import('../export/picture.ts');
    saveFile(await chartPicture(drawing, chart), fileName([chart.title, chart.period], 'png'));
  } catch {
    toast.error(texts.pictureFailed);
  }
}

/** Saves the numbers as `近一年订单 2025-12 至 2026-11.xlsx`. */
export async function exportBook(
  chart: ExportedChart,
  table: ChartTable,
  texts: ChartTexts,
): Promise<void> {
  try {
    const { chartBook } = await import('../export/sheet.ts');
    saveFile(
      await chartBook(chart.title, table, texts),
      fileName([chart.title, chart.period], 'xlsx'),
    );
  } catch {
    toast.error(texts.bookFailed);
  }
}

/** Puts the numbers on the clipboard as tab-separated text. */
export async function copyTable(table: ChartTable, texts: ChartTexts): Promise<void> {
  try {
    await navigator.clipboard.writeText(tabText(table, texts));
    toast.success(texts.copied);
  } catch {
    toast.error(texts.copyFailed);
  }
}
