export { followAnchor, visualArea, type SheetPlace } from './followAnchor.ts';
export { placeBox, type Box } from './placeBox.ts';
export { placeTip, tipMargin } from './placeTip.ts';
