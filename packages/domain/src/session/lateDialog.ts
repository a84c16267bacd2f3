import { lazyPart } from '@anzhu/ui/lazyPart';

/** Fetched when a session is first lost, and never on the login page. */
export const SessionLostDialog = lazyPart(() =>
  import('./SessionLostDialog.tsx').then((part) => part.SessionLostDialog),
).Part;
