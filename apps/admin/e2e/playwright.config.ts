import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from '../../../.ci/chromium.ts';

/** Journeys share nothing: each starts a server of its own on a fresh store. No retries: a flaky test is a bug. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../../reports/journeys',
  globalSetup: './globalSetup.ts',
  retries: 0,
  fullyParallel: true,
  // Journeys wait for timers, frames and the disk nearly half of their time.
  workers: 5,
  // A loaded machine takes its time; only what never happens fails by time.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '../../../reports/journeys.json' }]],
  use: {
    locale: 'zh-CN',
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording every step takes a third of a run: `npm run journeys -- --trace=retain-on-failure`.
    trace: 'off',
    launchOptions: {
      executablePath: findHeadlessShell(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-gpu-watchdog',
        '--disable-background-networking',
        '--no-first-run',
        // A page takes about a hundred requests: in the browser's process each costs less. The second
        // feature is one that Playwright enables, whose list this one replaces.
        '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface',
      ],
    },
  },
});
