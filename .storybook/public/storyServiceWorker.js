/**
 * The service worker of the stories: that of MSW, without the files of the Storybook. They need no mock, and each
 * would be sent to the page and be compared with all handlers.
 */
importScripts('./mockServiceWorker.js');

addEventListener('install', (event) => {
  const routes = ['script', 'style', 'font'].map((requestDestination) => ({
    condition: { urlPattern: './*', requestDestination },
    source: 'network',
  }));
  // Chromium has static routes since version 123; other browsers do without.
  if ('addRoutes' in event) event.waitUntil(event.addRoutes(routes));
});
