/**
 * `npm run roofs`: draws the roofs of the states and of the sign-in page (`.ci/roofs/`) into packages/ui/src/Roofs, as
 * SVG files. The product uses them as masks: their alpha counts, and the theme gives the colour.
 */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { scenes, sceneSize, type Layer } from './roofs/scenes.ts';
import { street, streetSize } from './roofs/street.ts';

const folder = resolve(import.meta.dirname, '../packages/ui/src/Roofs');
/** Px around the drawing that strokes and masks may reach into. */
const margin = 40;

/** A layer, cut out where nearer ones cover it. */
function drawLayer({ lines, fine, isFar }: Layer, covers: string, id: string, all: string): string {
  const path = (d: string, look = ''): string => `<path d="${d}"${look}/>`;
  const inner = path(lines) + (fine ? path(fine, ' opacity=".5"') : '');
  const look = isFar ? ' opacity=".45"' : '';
  if (covers === '') return `<g${look}>${inner}</g>`;
  const mask = `<mask id="${id}" maskUnits="userSpaceOnUse" ${all}><rect ${all} fill="#fff" stroke="none"/>${covers}</mask>`;
  return `${mask}<g${look} mask="url(#${id})">${inner}</g>`;
}

function draw(layers: readonly Layer[], { width, height }: typeof sceneSize): string {
  const all = `x="${-margin}" y="${-margin}" width="${width + 2 * margin}" height="${height + 2 * margin}"`;
  const drawn = layers.map((layer, index) => {
    const covers = layers
      .slice(index + 1)
      .flatMap(({ cover }) => (cover ? [`<path d="${cover}" fill="#000" stroke="none"/>`] : []));
    return drawLayer(layer, covers.join(''), `m${index}`, all);
  });
  const look = 'fill="none" stroke="#000" stroke-linecap="round" stroke-linejoin="round"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ${look}>${drawn.join('')}</svg>\n`;
}

for (const [name, layers] of Object.entries(scenes)) {
  await writeFile(resolve(folder, `${name}.svg`), draw(layers, sceneSize));
}
await writeFile(resolve(folder, 'street.svg'), draw(street, streetSize));
