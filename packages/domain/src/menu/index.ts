import { lazy } from '@anzhu/ui/LazyBoundary';

export { MenuIcon } from './MenuIcon.tsx';
export { matchesMenu, menuColumns, menuFilter } from './menuList.tsx';
export {
  findScreen,
  menuSections,
  type MenuLeaf,
  type MenuPosition,
  type MenuSection,
} from './menuSections.ts';
export { sharedRoutes } from './routes.ts';
export { railGroups } from './railGroups.tsx';
export type { MenuDialogProps } from './MenuDialog.tsx';
export type { MenuPreviewProps } from './MenuPreview.tsx';

// Loaded when they are first opened.
export const MenuDialog = lazy(() =>
  import('./MenuDialog.tsx').then((part) => ({ default: part.MenuDialog })),
);
export const MenuPreview = lazy(() =>
  import('./MenuPreview.tsx').then((part) => ({ default: part.MenuPreview })),
);
