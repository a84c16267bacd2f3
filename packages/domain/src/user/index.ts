export { roleLabel } from './role.ts';
export { UserMenu, type UserMenuProps } from './UserMenu.tsx';
