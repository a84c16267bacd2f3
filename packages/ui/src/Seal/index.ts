export { mark, type Carving } from './mark.ts';
export { Seal } from './Seal.tsx';
export { stamps } from './stamps.ts';
