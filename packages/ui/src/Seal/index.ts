export { mark, Seal, type Carving } from './Seal.tsx';
export { stamps } from './stamps.ts';
