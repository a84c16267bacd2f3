import { createLoader, useLoaded } from '../lib/lazyPart/index.ts';
import type { RoofScene } from './Drawing.tsx';
import { place } from './Roofs.css.ts';

const drawing = createLoader(async () => (await import('./Drawing.tsx')).Drawing);

export interface RoofsProps {
  /**
   * courtyard: nothing is here; bridge: not found; closedGate: no permission; ridgeBeam: first use; street: the long
   * one, as wide as its container.
   */
  scene: RoofScene;
  /** 288 px wide instead of 192. @default false */
  isLarge?: boolean | undefined;
}

/**
 * A quiet line drawing of roofs, the one ornament of the product: the states without content have one each, the page of
 * signing in has the street. It is drawn in `currentColor`, loaded on demand, and its place is kept.
 *
 * Use it through the states (`EmptyState`, `NotFoundState`, `NoPermissionState`). Do not use it as a decoration of
 * pages with content, nor smaller than 120 px. Screen readers skip it.
 */
export function Roofs({ scene, isLarge = false }: RoofsProps) {
  const { value: Drawing } = useLoaded(drawing);
  const size = isLarge ? 'large' : 'usual';
  return (
    <span className={place({ size: scene === 'street' ? 'street' : size })} aria-hidden="true">
      {Drawing && <Drawing scene={scene} />}
    </span>
  );
}
