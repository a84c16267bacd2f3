export { MenuDialog, MenuPreview, preloadMenuDialogs } from './lazyDialogs.ts';
export { menuColumns } from './menuColumns.tsx';
export { MenuIcon, menuIconNames } from './MenuIcon.tsx';
export { matchesMenu, menuFilter } from './menuFilter.ts';
export {
  findScreen,
  menuSections,
  type MenuLeaf,
  type MenuPlace,
  type MenuSection,
} from './menuSections.ts';
export { railGroups } from './railGroups.tsx';
