/** The whole product in one page: the app, the server's handlers, and the demo's data of the day of the build. */
import { setupWorker } from 'msw/browser';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import world from 'virtual:hotel-world';
import { momentOf } from '../../../packages/api/src/rules/localTime.ts';
import { followAppearance } from '../../../packages/ui/src/theme/index.ts';
import { openHotel, serverHandlers } from '../index.ts';
import { siteFile, siteFolder as base } from '../siteFile.ts';
import { Demo } from './Demo.tsx';

// Its address is read again at each route.
const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
if (icon) icon.href = `${base}icon.svg`;

// `404.html` hands over the route of an address that the host has no file for.
const route = new URLSearchParams(location.search).get('route') ?? '/';
history.replaceState(null, '', `${base}${route.replace(/^\/+/, '')}`);

// A tab has a hotel of its own, so it has a session and settings of its own, and they end with it.
Object.defineProperty(window, 'localStorage', { value: sessionStorage });

// The demo's guests arrive and leave on the day of the build: time goes on from there.
const { now } = Date;
const shift = momentOf(world.now) - now();
Date.now = () => now() + shift;

async function open(): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('no service worker');
  await openHotel(Date.now);
  const isOwn = ({ url, mode }: Request): boolean =>
    new URL(url).origin === location.origin && mode !== 'navigate';
  await setupWorker(...serverHandlers(isOwn, siteFile)).start({
    serviceWorker: { url: `${base}mockServiceWorker.js` },
    quiet: true,
    onUnhandledFrame: 'bypass',
  });
}

followAppearance();
const opened = open();
const root = document.querySelector('#root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <Demo base={base} opened={opened} />
  </StrictMode>,
);
