/** `npm run build`: builds the app into `apps/admin/dist`, packed, and marks what it was made from. */
import { buildAdminApp } from './adminApp.ts';
import { giveUp } from './root.ts';

await buildAdminApp().catch(giveUp);
