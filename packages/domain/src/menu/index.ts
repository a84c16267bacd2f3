export { MenuIcon, menuIconNames } from './MenuIcon.tsx';
export {
  findScreen,
  menuSections,
  type MenuLeaf,
  type MenuPlace,
  type MenuSection,
} from './menuSections.ts';
