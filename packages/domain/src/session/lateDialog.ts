import { late } from '@anzhu/ui/late';

/** Fetched when a session is first lost, and never on the login page. */
export const SessionLostDialog = late(() =>
  import('./SessionLostDialog.tsx').then((part) => part.SessionLostDialog),
).Part;
