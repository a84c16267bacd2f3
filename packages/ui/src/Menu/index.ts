export { FloatingMenu, preloadFloatingMenu, type FloatingMenuProps } from './FloatingMenu.tsx';
export { MenuButton } from './MenuButton.tsx';
export type { MenuItem } from './menuItem.ts';
