export { MenuDialog, MenuPreview, preloadMenuDialogs } from './lazyDialogs.ts';
export { MenuIcon } from './MenuIcon.tsx';
export { matchesMenu, menuColumns, menuFilter } from './menuList.tsx';
export {
  findScreen,
  menuSections,
  type MenuLeaf,
  type MenuPlace,
  type MenuSection,
} from './menuSections.ts';
export { sharedRoutes } from './routes.ts';
export { railGroups } from './railGroups.tsx';
