export { mark, Seal, type Carving, type SealProps } from './Seal.tsx';
export { stamps } from './stamps.ts';
