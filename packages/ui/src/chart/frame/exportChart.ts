import { fileName, saveFile } from '../../lib/saveFile.ts';
import { toast } from '../../Toast/index.ts';
import { tabText, type ChartTable } from '../core/table.ts';
import type { ExportedChart } from '../export/picture.ts';

/** The drawing in the chart's place: the largest, as icons of buttons are drawings too. */
function drawingIn(content: Element): SVGSVGElement | undefined {
  const area = (svg: Element): number => svg.clientWidth * svg.clientHeight;
  return [...content.querySelectorAll('svg')].toSorted((one, other) => area(other) - area(one))[0];
}

/** Saves the drawing in `content` as `近一年订单 2025-12 至 2026-11.png`. */
export async function exportPicture(chart: ExportedChart, content: Element | null): Promise<void> {
  try {
    const drawing = content ? drawingIn(content) : undefined;
    if (!drawing) throw new Error('there is no drawing');
    const { chartPicture } = await import('../export/picture.ts');
    saveFile(await chartPicture(drawing, chart), fileName([chart.title, chart.period], 'png'));
  } catch {
    toast.error('图片导出失败，请重试');
  }
}

/** Saves the numbers as `近一年订单 2025-12 至 2026-11.xlsx`. */
export async function exportBook(chart: ExportedChart, table: ChartTable): Promise<void> {
  try {
    const { chartBook } = await import('../export/sheet.ts');
    saveFile(await chartBook(chart.title, table), fileName([chart.title, chart.period], 'xlsx'));
  } catch {
    toast.error('Excel 导出失败，请重试');
  }
}

/** Puts the numbers on the clipboard as tab-separated text. */
export async function copyTable(table: ChartTable): Promise<void> {
  try {
    await navigator.clipboard.writeText(tabText(table));
    toast.success('已复制');
  } catch {
    toast.error('复制失败，请在表格中选取后复制');
  }
}
