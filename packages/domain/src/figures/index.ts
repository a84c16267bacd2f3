export { AvailabilityStrip, type AvailabilityStripProps } from './AvailabilityStrip.tsx';
export { figureNames, type FigureName } from './looks.ts';
export { KeyFigures, type FigureLinks, type KeyFiguresProps } from './KeyFigures.tsx';
