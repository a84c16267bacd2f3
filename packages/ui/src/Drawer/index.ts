export { Drawer, type DrawerProps } from './Drawer.tsx';
export { DrawerSheet, type DrawerSide } from './DrawerShell.tsx';
