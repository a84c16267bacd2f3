export { Roofs, type RoofsProps } from './Roofs.tsx';
