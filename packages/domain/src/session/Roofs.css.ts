import { style } from '@anzhu/ui/theme/style';
import { color } from '@anzhu/ui/theme';

export const roofs = style({
  display: 'block',
  width: '100%',
  height: '160px',
  borderBottom: `1px solid ${color.line}`,
});

const hairline = {
  fill: color.canvas,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
} as const;

export const far = style({ ...hairline, stroke: color.line });

export const near = style({
  ...hairline,
  stroke: `color-mix(in oklab, ${color.lineStrong} 45%, ${color.canvas})`,
});

export const tiles = style({ fill: 'none', opacity: 0.6 });
