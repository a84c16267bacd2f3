import { lazyPart } from '@anzhu/ui/lazyPart';

/** Fetched when somebody first changes their own profile. */
export const ProfileDialog = lazyPart(() =>
  import('./ProfileDialog.tsx').then((part) => part.ProfileDialog),
).Part;
