import { weight } from '../../theme/index.ts';
import { middleToBaseline, type Size } from '../core/drawing.ts';
import { cut, wordSize } from '../core/textWidth.ts';
import { pictureColors } from '../plot/colors.css.ts';

/** What stands above an exported chart. */
export interface ExportedChart {
  title: string;
  period?: string | undefined;
}

/** Space around everything, in px. */
const margin = 16;
/** Heights of the lines of title and period, in px. */
const titleLine = 24;
const periodLine = 20;

/** Position of the parts of a picture of a chart of this size, in px. */
export function layoutPicture(chart: Size, { period }: ExportedChart) {
  const headHeight = titleLine + (period === undefined ? 0 : periodLine) + 8;
  return {
    width: Math.ceil(chart.width) + 2 * margin,
    height: Math.ceil(chart.height) + headHeight + 2 * margin,
    title: { x: margin, y: margin + titleLine / 2 },
    period: { x: margin, y: margin + titleLine + periodLine / 2 },
    chart: { x: margin, y: margin + headHeight },
  };
}

/** The picture has that many pixels for one of the screen. */
const pixelRatio = 2;
/** Size of the title, in px; the period has that of the words in the chart. */
const titleSize = 16;
const periodSize = 12;

/** What a drawing gets from style sheets: a picture has none. */
const properties = [
  'display',
  'visibility',
  'opacity',
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'vector-effect',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'text-anchor',
];

/** A copy of a drawing that needs no style sheet: computed colours, fonts and strokes are its own. */
function resolved(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>('*');
  for (const [index, original] of svg.querySelectorAll('*').entries()) {
    const style = getComputedStyle(original);
    const own = copies[index]?.style;
    for (const name of properties) own?.setProperty(name, style.getPropertyValue(name));
  }
  for (const mark of copy.querySelectorAll('[data-mark]')) mark.remove();
  return copy;
}

const namespace = 'http://www.w3.org/2000/svg';

type Attributes = Record<string, string | number>;

function setAttributes(target: SVGElement, attributes: Attributes): void {
  for (const [key, value] of Object.entries(attributes)) target.setAttribute(key, String(value));
}

function element(name: string, attributes: Attributes): SVGElement {
  const created = document.createElementNS(namespace, name);
  setAttributes(created, attributes);
  return created;
}

/** The whole picture as a drawing: its ground, title, period and chart. */
function pictureOf(svg: SVGSVGElement, size: Size, head: ExportedChart): SVGElement {
  const { width, height, ...places } = layoutPicture(size, head);
  const style = getComputedStyle(svg);
  /** A colour of the theme in force. */
  const themed = (reference: string): string =>
    style.getPropertyValue(/--[\w-]+/.exec(reference)?.[0] ?? '').trim();

  const picture = element('svg', { xmlns: namespace, width, height });
  picture.append(element('rect', { width, height, fill: themed(pictureColors.ground) }));
  /** Adds a line of the head, cut to the width of the chart. */
  const addLine = (words: string, fontSize: number, look: Attributes): void => {
    const line = element('text', {
      ...look,
      'font-family': style.fontFamily,
      'font-size': fontSize,
      dy: middleToBaseline,
    });
    line.textContent = cut(words, (size.width * wordSize) / fontSize);
    picture.append(line);
  };
  const title = {
    ...places.title,
    'font-weight': weight.strong,
    fill: themed(pictureColors.title),
  };
  addLine(head.title, titleSize, title);
  if (head.period !== undefined)
    addLine(head.period, periodSize, { ...places.period, fill: themed(pictureColors.period) });
  const copy = resolved(svg);
  setAttributes(copy, { ...size, ...places.chart });
  copy.style.overflow = 'visible';
  picture.append(copy);
  return picture;
}

/** A data URL: the app's policy for images allows it, and a canvas it is drawn on can be read. */
const urlOf = (picture: SVGElement): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`;

/** A chart as a PNG of twice its size, with title and period. @throws Error when the browser cannot draw it */
export async function chartPicture(svg: SVGSVGElement, head: ExportedChart): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const image = new Image();
  image.src = urlOf(pictureOf(svg, { width, height }, head));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * pixelRatio;
  canvas.height = image.height * pixelRatio;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
  if (!file) throw new Error('the canvas has no pixels');
  return file;
}
