import { renderers, type ChartLimit, type ChartScenario } from './chartScenarios.ts';
import { antd, anzhu } from './libraries.ts';
import type { Limit, Scenario } from './scenarios.ts';

/** The times of each library or renderer, by its name and by action, in ms. */
export type Results = ReadonlyMap<string, ReadonlyMap<string, number>>;

const timeOf = (results: Results, name: string, action: string): number =>
  results.get(name)?.get(action) ?? Number.NaN;

/** One line of a table: a name, then figures aligned right. */
function line(name: string, cells: readonly (number | string)[]): void {
  const texts = cells.map((cell) => {
    const text = typeof cell === 'number' ? cell.toFixed(1) : cell;
    return text.replace('NaN', '–').padStart(11);
  });
  console.log(`${name.padEnd(38)}${texts.join('')}`);
}

/** The goal on this machine, relative to Ant Design's time on it. */
const goalHere = ({ goal, antd: reference }: Limit, their: number): number =>
  reference === undefined ? goal : (goal * their) / reference;

/** Prints our components beside Ant Design's. @returns whether none takes more than half of its time */
export function printLibraries(scenarios: readonly Scenario[], results: Results): boolean {
  let isFast = true;
  line('busy, ms', ['ours', 'antd', 'ours/antd', 'goal here']);
  for (const [name, limit] of scenarios.flatMap(({ limits }) => Object.entries(limits))) {
    const our = timeOf(results, anzhu.name, name);
    const their = timeOf(results, antd.name, name);
    const goal = goalHere(limit, their);
    const isHalf = our <= their / 2;
    const mark = isHalf ? (our <= goal ? '✓' : '·') : '✗';
    line(`${mark} ${name}`, [our, their, (our / their).toFixed(2), goal]);
    isFast &&= isHalf;
  }
  console.log('✓ within the goal  · at most half of antd  ✗ more than half of antd');
  return isFast;
}

/** What an action of ours may take, in ms. */
const mostOf = ({ share, most = Infinity }: ChartLimit, faster: number): number =>
  share === undefined ? most : Math.min(share * faster, most);

/** Prints our charts beside both renderers of ECharts. @returns whether all are within their limits */
export function printCharts(scenarios: readonly ChartScenario[], results: Results): boolean {
  let isFast = true;
  line('busy, ms', ['ours', 'canvas', 'SVG', 'ours/faster', 'limit']);
  for (const [name, limit] of scenarios.flatMap(({ limits }) => Object.entries(limits))) {
    const our = timeOf(results, renderers.ours.name, name);
    const canvas = timeOf(results, renderers.canvas.name, name);
    const svg = timeOf(results, renderers.svg.name, name);
    const faster = Math.min(canvas, svg);
    const most = mostOf(limit, faster);
    const isWithin = our <= most;
    line(`${isWithin ? '✓' : '✗'} ${name}`, [our, canvas, svg, (our / faster).toFixed(2), most]);
    isFast &&= isWithin;
  }
  console.log('✓ within the limit  ✗ over it; canvas and SVG are the renderers of ECharts');
  return isFast;
}
