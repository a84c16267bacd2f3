import { placeBox, type Box, type Placement } from './placeBox.ts';

/** px from a tip to the edges of the window. */
export const tipMargin = 8;

/** Positions a shown tip (an element with `position: fixed`) beside its anchor, in whole px. */
export function placeTip(anchor: Box, tip: HTMLElement, placement: Placement, gap: number): void {
  const { left, top } = placeBox({
    anchor,
    size: tip.getBoundingClientRect(),
    view: { left: 0, top: 0, width: document.documentElement.clientWidth, height: innerHeight },
    placement,
    gap,
    margin: tipMargin,
  });
  tip.style.left = `${Math.round(left)}px`;
  tip.style.top = `${Math.round(top)}px`;
}
