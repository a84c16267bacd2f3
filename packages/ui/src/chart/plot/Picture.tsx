import { memo } from 'react';
import type { Drawing, Shape } from '../core/drawing.ts';
import { colorOf } from './colors.ts';
import { allWords, picture, shape as shapeStyle, words as wordsStyle } from './Plot.css.ts';
import { Textures, textureId, texturesOf } from './Textures.tsx';

const dashes = ['', '7 4', '2 4', '9 4 2 4', '5 3', '1 5'];

/** How a shape is painted, beyond its style: by its look. */
function paint({ kind, look }: Shape, id: string) {
  if (!look) return undefined;
  if (kind === 'line') {
    return { stroke: colorOf(look.color), strokeDasharray: dashes[look.texture] };
  }
  const isTextured = kind === 'fill' && look.texture > 0;
  return { fill: isTextured ? `url(#${textureId(id, look)})` : colorOf(look.color) };
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
