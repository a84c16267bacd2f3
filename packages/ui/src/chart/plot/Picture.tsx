import { memo, type CSSProperties } from 'react';
import { middleToBaseline, type Drawing, type Shape } from '../core/drawing.ts';
import type { Look } from '../core/look.ts';
import { chartColors } from './colors.css.ts';
import {
  grain,
  patternName,
  picture,
  shape as shapeStyle,
  words as wordsStyle,
} from './Plot.css.ts';

/** The strokes of each texture in a tile of 6 px; the first is plain. */
const strokes = [
  '',
  'M-1,1l2,-2M0,6l6,-6M5,7l2,-2',
  'M1,1.5h1M4,4.5h1',
  'M0,3h6',
  'M-1,5l2,2M0,0l6,6M5,-1l2,2',
  'M3,0v6',
];

const keyOf = ({ color, texture }: Look): string => `${color}${texture}`;

/** Textures over the colours: kinds are distinguishable in grey, in print and with colour blindness. */
function Textures({ id, drawing }: { id: string; drawing: Drawing }) {
  const looks = new Map<string, Look>();
  for (const { kind, look } of drawing.shapes)
    if (kind === 'fill' && look && look.texture > 0) looks.set(keyOf(look), look);
  if (looks.size === 0) return null;
  return (
    <defs>
      {Array.from(looks, ([key, look]) => (
        <pattern key={key} id={`${id}${key}`} width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" style={{ fill: chartColors[look.color] }} />
          <path d={strokes[look.texture]} className={grain} />
        </pattern>
      ))}
    </defs>
  );
}

const dashes = ['none', '7 4', '2 4', '9 4 2 4', '5 3', '1 5'];

/** How a shape is painted, beyond its style: by its look. Dashes and textures are for paper and forced colours. */
function paint({ kind, look }: Shape, id: string): CSSProperties | undefined {
  if (!look) return undefined;
  const own = chartColors[look.color];
  if (kind === 'line') {
    return { stroke: own, [patternName]: dashes[look.texture] } as CSSProperties;
  }
  const pattern = look.texture > 0 ? `url(#${id}${keyOf(look)})` : own;
  return { fill: own, ...(kind === 'fill' && { [patternName]: pattern }) };
}

/** The visible part of a chart. It renders when the drawing changes, not on hover. */
export const Picture = memo(function Picture({ drawing, id }: { drawing: Drawing; id: string }) {
  return (
    <g className={picture} aria-hidden="true">
      <Textures id={id} drawing={drawing} />
      {Array.from(
        drawing.shapes,
        (shape, index) =>
          shape.d !== '' && (
            <path
              key={index}
              d={shape.d}
              className={shapeStyle({ kind: shape.kind })}
              style={paint(shape, id)}
              transform={shape.move && `translate(${shape.move.join()})`}
            />
          ),
      )}
      {/* One text for all words: the browser lays them out together. */}
      <text>
        {Array.from(drawing.texts, ({ text, x, y, align, kind }, index) => (
          <tspan
            key={index}
            x={x}
            y={y}
            dy={middleToBaseline}
            textAnchor={align}
            className={wordsStyle({ kind })}
          >
            {text}
          </tspan>
        ))}
      </text>
    </g>
  );
});
