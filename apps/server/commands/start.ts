/** `npm start`: builds the app when it must be, then runs the server in this process. */
import { ensureAdminApp } from './adminApp.ts';
import { giveUp } from './root.ts';
import { stopWithParent } from './stopWithParent.ts';

stopWithParent();
try {
  await ensureAdminApp();
  await import('../src/main.ts');
} catch (error) {
  giveUp(error);
}
