export { mark, type Carving } from './mark.ts';
export { Seal, type SealProps } from './Seal.tsx';
export { stamps } from './stamps.ts';
