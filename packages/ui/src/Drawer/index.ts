export { Drawer, DrawerSheet, type DrawerProps, type DrawerSide } from './Drawer.tsx';
