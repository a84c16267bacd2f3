import bridge from './bridge.svg?no-inline';
import closedGate from './closedGate.svg?no-inline';
import courtyard from './courtyard.svg?no-inline';
import ridgeBeam from './ridgeBeam.svg?no-inline';
import * as css from './Roofs.css.ts';
import street from './street.svg?no-inline';

const drawings = { courtyard, bridge, closedGate, ridgeBeam, street } as const;

export interface RoofsProps {
  /**
   * courtyard: nothing is here; bridge: not found; closedGate: no permission; ridgeBeam: first use; street: the long
   * one, as wide as its container.
   */
  scene: keyof typeof drawings;
  /** 288 px wide instead of 192. @default false */
  isLarge?: boolean | undefined;
}

/**
 * A quiet line drawing of roofs, the one ornament of the product: the states without content have one each, the page of
 * signing in has the street. The browser loads it when it is first shown, as a mask in the colour of the theme; its
 * place is kept.
 *
 * Use it through the states (`EmptyState`, `NotFoundState`, `NoPermissionState`). Do not use it as a decoration of
 * pages with content, nor smaller than 120 px. Screen readers skip it.
 */
export function Roofs({ scene, isLarge = false }: RoofsProps) {
  return (
    <span
      className={scene === 'street' ? css.street : isLarge ? css.large : css.usual}
      style={{ maskImage: `url("${drawings[scene]}")` }}
      aria-hidden="true"
    />
  );
}
