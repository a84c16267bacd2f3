import { large, usual, wide } from './Roofs.css.ts';

const sizes = { usual, large, wide } as const;

export interface RoofsProps {
  /** courtyard: nothing is here; bridge: not found; closedGate: no permission; ridgeBeam: first use; street. */
  drawing: string;
  /** 192 px wide, 288, or as wide as its container for the street. @default 'usual' */
  size?: keyof typeof sizes | undefined;
}

/**
 * A quiet line drawing of roofs, the one ornament of the product: the states without content have one each, the page of
 * signing in has the street. The browser loads it when it is first shown, as a mask in the colour of the theme; its
 * place is kept.
 *
 * Use it through the states (`EmptyState`, `NotFoundState`, `NoPermissionState`). Do not use it as a decoration of
 * pages with content, nor smaller than 120 px. Screen readers skip it.
 */
export function Roofs({ drawing, size = 'usual' }: RoofsProps) {
  return (
    <span className={sizes[size]} style={{ maskImage: `url("${drawing}")` }} aria-hidden="true" />
  );
}
