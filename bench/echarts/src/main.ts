import { init } from 'echarts';
import { chartPages } from './chartPages.ts';
import { mapPage } from './mapPage.ts';
import type { ChartPage } from './page.ts';

/** The pages of charts, without React: ECharts at its fastest. `?renderer=svg` chooses its other renderer. */
const pages: Record<string, ChartPage> = {
  ...chartPages,
  map: mapPage,
};

const page = pages[location.hash.slice(1)];
const renderer = new URLSearchParams(location.search).get('renderer') === 'svg' ? 'svg' : 'canvas';
const root = document.getElementById('root');

function addButton(parent: HTMLElement, name: string, press: () => void): void {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', press);
  parent.append(button);
}

if (page && root) {
  let chart: ReturnType<typeof init> | undefined;
  let turn = 0;
  page.prepare?.();
  const element = document.createElement('div');
  element.style.width = `${page.size.width}px`;
  element.style.height = `${page.size.height}px`;

  addButton(root, '挂载', () => {
    if (chart) {
      chart.dispose();
      chart = undefined;
      return;
    }
    chart = init(element, null, { renderer });
    chart.setOption(page.option(turn % 2));
  });
  addButton(root, '更新', () => {
    turn += 1;
    chart?.setOption(page.option(turn % 2));
  });
  root.append(element);
}
