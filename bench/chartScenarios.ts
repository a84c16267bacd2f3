import type { Page } from 'playwright';
import { button, pressed } from './acts.ts';
import { busyTime, calm, painted, type Bench } from './measure.ts';
import type { Limit, Measured } from './scenarios.ts';

/** What draws charts: ours, or one of the two renderers of ECharts. */
export interface Renderer {
  name: string;
  /** Its pages: a folder beside this file. */
  folder: string;
  /** Of the address of its pages. */
  search: string;
  /** The drawing, when it is there. */
  drawing: string;
}

export const renderers = {
  ours: { name: '安住', folder: 'anzhu', search: '', drawing: 'figure svg' },
  canvas: { name: 'ECharts canvas', folder: 'echarts', search: '', drawing: 'canvas' },
  svg: { name: 'ECharts SVG', folder: 'echarts', search: '?renderer=svg', drawing: 'svg' },
} satisfies Record<string, Renderer>;

/** One chart: its page, and its actions. */
export interface ChartScenario {
  page: string;
  limits: Record<string, Limit>;
  /** Runs the scenario once. */
  run(bench: Bench, renderer: Renderer): Promise<Measured[]>;
}

/** Mounts the chart of the page, or takes it away. */
const mount = async (bench: Bench, sign: string): Promise<number> =>
  pressed(bench, button(bench.page, '挂载'), sign);

/** How often a chart gets other numbers in a run: their times differ less between renderers than between runs. */
const updatesInARun = 3;

/** A chart that is mounted and gets other numbers. */
function chartScenario(page: string, limit: Limit = { share: 0.75 }): ChartScenario {
  const names = { mount: `${page}: mount`, update: `${page}: other numbers` };
  return {
    page,
    limits: { [names.mount]: limit, [names.update]: limit },
    async run(bench, { drawing }) {
      const results = [{ name: names.mount, time: await mount(bench, drawing) }];
      for (let update = 0; update < updatesInARun; update += 1) {
        const time = await pressed(bench, button(bench.page, '更新'), null);
        results.push({ name: names.update, time });
      }
      await mount(bench, `!${drawing}`);
      return results;
    },
  };
}

const zoomSteps = 8;

/** Turns the wheel step by step, each in a frame of its own; `amount` of 0 is only waiting. */
const turnWheel = (page: Page, amount: number) => async (): Promise<void> => {
  for (let step = 0; step < zoomSteps; step += 1) {
    if (amount !== 0) await page.mouse.wheel(0, amount);
    await painted(page, null);
  }
  // The gesture ends a moment after its last step; what happens then is part of it.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
};

/** The mean of a step of zooming in by the wheel, with the end of the gesture. */
async function zoomStep(bench: Bench, drawing: string): Promise<number> {
  const { page } = bench;
  const box = await page
    .locator(drawing.split(' ')[0] ?? drawing)
    .last()
    .boundingBox();
  if (!box) throw new Error('the map is not visible');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await calm(page);
  const waiting = await busyTime(bench, turnWheel(page, 0), null);
  const zooming = await busyTime(bench, turnWheel(page, -60), null);
  return (zooming - waiting) / zoomSteps;
}

const map = chartScenario('map', { share: 0.85 });

export const chartScenarios: ChartScenario[] = [
  {
    ...map,
    limits: { ...map.limits, 'map: zoom step': { share: 1 } },
    async run(bench, renderer) {
      const results = await map.run(bench, renderer);
      await mount(bench, renderer.drawing);
      const step = await zoomStep(bench, renderer.drawing);
      await mount(bench, `!${renderer.drawing}`);
      return [...results, { name: 'map: zoom step', time: step, isCounted: true }];
    },
  },
  ...['doughnut', 'rose', 'columns', 'columnsAndLine', 'stacked', 'lines'].map((page) =>
    chartScenario(page),
  ),
];
