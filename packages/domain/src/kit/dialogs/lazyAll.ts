import { lazyPart } from '@anzhu/ui/lazyPart';
import type { ComponentType } from 'react';

/**
 * A group of components that are loaded when they are first rendered, and ahead of that by `preload`.
 * Call it at module scope, with components in capitals:
 * `export const { RoomDialog, preload } = lazyAll({ RoomDialog: () => import(…).then(…) })`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyAll<PropsOf extends Record<string, object>>(loaders: {
  [Name in keyof PropsOf]: () => Promise<ComponentType<PropsOf[Name]>>;
}) {
  const parts = Object.entries(loaders).map(([name, load]) => [name, lazyPart(load)] as const);
  const components = Object.fromEntries(parts.map(([name, { Part }]) => [name, Part]));
  return {
    ...(components as unknown as { [Name in keyof PropsOf]: ComponentType<PropsOf[Name]> }),
    preload: (): void => {
      for (const [, part] of parts) part.preload();
    },
  };
}
