export { Card, type CardProps } from './Card.tsx';
export { surface as cardSurface } from './Card.css.ts';
export { CardAction, type CardTarget } from './CardAction.tsx';
