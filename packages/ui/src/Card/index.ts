export { Card, CardAction, type CardProps, type CardTarget } from './Card.tsx';
export { surface as cardSurface } from './Card.css.ts';
