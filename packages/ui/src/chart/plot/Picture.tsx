import { memo, type CSSProperties } from 'react';
import type { Drawing, Shape } from '../core/drawing.ts';
import { chartColors } from './colors.css.ts';
import {
  allWords,
  patternName,
  picture,
  shape as shapeStyle,
  words as wordsStyle,
} from './Plot.css.ts';
import { Textures, textureId, texturesOf } from './Textures.tsx';

const dashes = ['none', '7 4', '2 4', '9 4 2 4', '5 3', '1 5'];

/** How a shape is painted, beyond its style: by its look. Dashes and textures are for paper and forced colours. */
function paint({ kind, look }: Shape, id: string): CSSProperties | undefined {
  if (!look) return undefined;
  const own = chartColors[look.color];
  if (kind === 'line') {
    return { stroke: own, [patternName]: dashes[look.texture] } as CSSProperties;
  }
  const pattern = look.texture > 0 ? `url(#${textureId(id, look)})` : own;
  return { fill: own, ...(kind === 'fill' && { [patternName]: pattern }) };
}

/** The visible part of a chart. It renders when the drawing changes, not on hover. */
export const Picture = memo(function Picture({ drawing, id }: { drawing: Drawing; id: string }) {
  return (
    <g className={picture} aria-hidden="true">
      <Textures id={id} looks={texturesOf(drawing)} />
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
      <text className={allWords}>
        {Array.from(drawing.texts, ({ text, x, y, align, kind }, index) => (
          <tspan key={index} x={x} y={y} className={wordsStyle({ kind, align })}>
            {text}
          </tspan>
        ))}
      </text>
    </g>
  );
});
