import { lazyAll } from '../kit/index.ts';

export { menuColumns } from './menuColumns.tsx';
export { matchesMenu, menuFilter } from './menuFilter.ts';
export { MenuIcon } from './MenuIcon.tsx';
export {
  findScreen,
  menuSections,
  type MenuLeaf,
  type MenuPlace,
  type MenuSection,
} from './menuSections.ts';
export { railGroups } from './railGroups.tsx';
export const {
  MenuDialog,
  MenuPreview,
  preload: preloadMenuDialogs,
} = lazyAll({
  MenuDialog: () => import('./MenuDialog.tsx').then((module) => module.MenuDialog),
  MenuPreview: () => import('./MenuPreview.tsx').then((module) => module.MenuPreview),
});
