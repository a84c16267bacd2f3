import { markList, markOption, middleToBaseline, px } from '@anzhu/ui/chart/core';
import { memo, type CSSProperties } from 'react';
import { legendEntries, swatchRoom, swatchSize, type AmountScale } from './layout/amountScale.ts';
import { chinaDrawing } from './layout/chinaDrawing.ts';
import {
  fills,
  grain,
  inset as insetStyle,
  insetFrame,
  insetProvince,
  legend,
  legendWords,
  province as provinceStyle,
  provinces as provincesStyle,
  reach,
  sea,
  swatch,
  textures,
} from './ChinaMap.css.ts';
import type { MapFit } from './layout/mapFrame.ts';
import { insetLabels } from './layout/mapLabels.ts';
import { Labels } from './Labels.tsx';

/** Distances of the strokes of a texture, in units of the drawing: the closer, the more. */
const grains = [26, 19, 14, 10, 7];

/** Sets a px in units of a drawing that is scaled: its strokes are as wide as if it were not. */
const pixelAt = (scale: number): CSSProperties =>
  ({ '--pixel': `${1 / scale}px` }) as CSSProperties;

const textureId = (id: string, step: number): string => `${id}texture${step}`;

/** The textures of a map, for its drawing: its colour classes refer to them. */
export const texturesOf = (id: string): CSSProperties =>
  Object.fromEntries(textures.map((property, step) => [property, `url(#${textureId(id, step)})`]));

/** The textures of the colour classes, for forced colours: there a class is distinguishable without its colour. */
export const Textures = memo(function Textures({ id }: { id: string }) {
  return (
    <defs>
      {grains.map((distance, index) => (
        <pattern
          key={distance}
          id={textureId(id, index + 1)}
          width={distance}
          height={distance}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d={`M0,0h${distance}`} className={grain} />
        </pattern>
      ))}
    </defs>
  );
});

export interface ProvincesProps {
  /** The colour class of each province, in the order of the drawing. */
  steps: readonly number[];
  /** What is read aloud of each. */
  labels: readonly string[];
  /** The one that Tab goes to. */
  stop: number;
  /** Provinces can be pressed. */
  isPressable: boolean;
  /** Provinces smaller than that, in square units of the drawing, are hit around them too. */
  small: number;
}

/** The whole country: provinces, islands, dashes. It renders when amounts or the tab stop change. */
export const Provinces = memo(function Provinces(props: ProvincesProps) {
  const { steps, labels, stop, isPressable, small } = props;
  return (
    <>
      <g className={provincesStyle({ isPressable })} {...markList} aria-label="省份">
        {chinaDrawing.provinces.map(({ name, d }, index) => (
          <path
            key={name}
            data-province={index}
            d={d}
            className={`${provinceStyle} ${fills[steps[index] ?? 0]}`}
            {...markOption(index === stop)}
            aria-label={labels[index]}
          />
        ))}
      </g>
      <path d={chinaDrawing.isles + chinaDrawing.dash} className={sea} />
      {chinaDrawing.provinces.map(
        ({ name, d, area }, index) =>
          area < small && <path key={name} data-province={index} d={d} className={reach} />,
      )}
    </>
  );
});

export interface InsetProps {
  id: string;
  fit: MapFit;
  /** The colour class of each province, by name. */
  stepOf: (name: string) => number;
}

/** One path for all provinces of a colour class: in the inset none is pointed at. */
function pathsOfSteps(stepOf: InsetProps['stepOf']): Map<number, string> {
  const paths = new Map<number, string>();
  for (const { name, d } of chinaDrawing.inset.provinces) {
    const step = stepOf(name);
    paths.set(step, (paths.get(step) ?? '') + d);
  }
  return paths;
}

/** The South China Sea in its frame, at every zoom. */
export const Inset = memo(function Inset({ id, fit, stepOf }: InsetProps) {
  const { left, top, width, height, scale } = fit.inset;
  const clip = `${id}inset`;
  return (
    <g className={insetStyle} transform={`translate(${left},${top})`} aria-hidden="true">
      <clipPath id={clip}>
        <rect width={width} height={height} />
      </clipPath>
      <rect className={insetFrame} width={width} height={height} />
      <g clipPath={`url(#${clip})`}>
        <g transform={`scale(${scale})`} style={pixelAt(scale)}>
          {Array.from(pathsOfSteps(stepOf), ([step, d]) => (
            <path key={step} d={d} className={`${insetProvince} ${fills[step]}`} />
          ))}
          <path d={chinaDrawing.inset.isles + chinaDrawing.inset.dash} className={sea} />
        </g>
      </g>
      <Labels labels={insetLabels(fit)} />
      <rect className={insetFrame} width={width} height={height} fillOpacity={0} />
    </g>
  );
});

export interface LegendProps {
  amounts: AmountScale;
  title: string;
  /** In px: the width of the map, and where its foot is. */
  width: number;
  top: number;
  /** Of the map: textures are as large as there. */
  scale: number;
}

/** Every colour with its amounts, below the map. */
export const Legend = memo(function Legend({ amounts, title, width, top, scale }: LegendProps) {
  const entries = legendEntries(amounts, title, width);
  return (
    <g className={legend} transform={`translate(0,${top})`} aria-hidden="true">
      <g transform={`scale(${scale})`} style={pixelAt(scale)}>
        {entries.map(
          ({ step, x, y }) =>
            step !== null && (
              <rect
                key={step}
                x={(px(x) + 0.5) / scale}
                y={(y - swatchSize.height / 2) / scale}
                width={swatchSize.width / scale}
                height={swatchSize.height / scale}
                className={`${swatch} ${fills[step]}`}
              />
            ),
        )}
      </g>
      <text className={legendWords}>
        {entries.map(({ step, words, x, y }) => (
          <tspan
            key={words}
            x={px(x) + (step === null ? 0 : swatchRoom)}
            y={y}
            dy={middleToBaseline}
          >
            {words}
          </tspan>
        ))}
      </text>
    </g>
  );
});
