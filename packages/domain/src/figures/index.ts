export { AvailabilityStrip, type AvailabilityStripProps } from './AvailabilityStrip.tsx';
export { figureNames, type FigureName } from './looks.ts';
export { KeyFigures, type KeyFiguresProps } from './KeyFigures.tsx';
export { Tonight, type TonightProps } from './Tonight.tsx';
