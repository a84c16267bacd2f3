import { late } from '@anzhu/ui/late';

/** Fetched when somebody first changes their own profile. */
export const ProfileDialog = late(() =>
  import('./ProfileDialog.tsx').then((part) => part.ProfileDialog),
).Part;
