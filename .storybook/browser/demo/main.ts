/** The whole product in one page: the app, the server's handlers, and the demo's data of the day of the build. */
import { passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import world from 'virtual:hotel-world';
import { clearSession } from '../../../apps/admin/src/session/store.ts';
import { momentOf } from '../../../packages/api/src/rules/localTime.ts';
import { openHotel, serverHandlers } from '../index.ts';

// The demo's guests arrive and leave on the day of the build: time goes on from there.
const { now } = Date;
const shift = momentOf(world.now) - now();
Date.now = () => now() + shift;

/** Says that nothing is kept. It lies over the page, and lets every click through. */
function showNote(): void {
  const note = document.createElement('p');
  note.role = 'note';
  note.textContent =
    '演示版：不会保存，刷新后恢复原样。账号 admin、manager、staff、guard，密码 Anzhu@2026';
  note.style.cssText =
    'position:fixed;bottom:0;right:0;margin:0;padding:2px 8px;background:CanvasText;color:Canvas;pointer-events:none;z-index:9999';
  document.body.append(note);
}

// A session of an earlier visit is unknown to this store.
clearSession();
await openHotel(Date.now);
const isOwn = ({ url, mode }: Request) =>
  new URL(url).origin === location.origin && mode !== 'navigate';
await setupWorker(...serverHandlers(isOwn, () => passthrough())).start({
  quiet: true,
  onUnhandledFrame: 'bypass',
});
showNote();
await import('../../../apps/admin/src/main.tsx');
