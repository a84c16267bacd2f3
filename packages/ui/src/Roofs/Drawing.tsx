import { useId } from 'react';
import { far, fine, street as streetStyle } from './Roofs.css.ts';
import { bridge, closedGate, courtyard, ridgeBeam, sceneSize, type Layer } from './scenes.ts';
import { street, streetSize } from './street.ts';

const drawings = { courtyard, bridge, closedGate, ridgeBeam, street } as const;

/** What there is a drawing of. */
export type RoofScene = keyof typeof drawings;

/** A line drawing: nearer parts cover those behind on any ground, by masks. */
export function Drawing({ scene }: { scene: RoofScene }) {
  const id = useId();
  const layers: readonly Layer[] = drawings[scene];
  const isStreet = scene === 'street';
  const { width, height } = isStreet ? streetSize : sceneSize;
  const all = { x: -40, y: -40, width: width + 80, height: height + 80 };
  return (
    <svg
      className={isStreet ? streetStyle : undefined}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={isStreet ? 'xMidYMax slice' : undefined}
    >
      {layers.map(({ lines, fine: fineLines, isFar }, index) => {
        const covers = layers.slice(index + 1).flatMap(({ cover }) => cover ?? []);
        return (
          <g key={lines} className={isFar ? far : undefined} mask={`url(#${id}${index})`}>
            <mask id={`${id}${index}`} maskUnits="userSpaceOnUse" {...all}>
              <rect {...all} fill="white" stroke="none" />
              {covers.map((cover) => (
                <path key={cover} d={cover} fill="black" stroke="none" />
              ))}
            </mask>
            <path d={lines} />
            {fineLines && <path d={fineLines} className={fine} />}
          </g>
        );
      })}
    </svg>
  );
}
