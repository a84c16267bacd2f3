export { Avatar, type AvatarProps } from './Avatar.tsx';
export { AvatarGroup, type AvatarGroupProps, type Person } from './AvatarGroup.tsx';
