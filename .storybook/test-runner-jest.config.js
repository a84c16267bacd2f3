import { getJestConfig } from '@storybook/test-runner';
import { findChromium } from '../.ci/chromium.ts';

const base = getJestConfig();
const isRoot = process.getuid?.() === 0;

/** How the story tests run: one Chromium and one page per worker, found on this machine. */
export default {
  ...base,
  testEnvironment: '<rootDir>/.storybook/test-runner-environment.js',
  reporters: ['default'],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      // The environment launches the browser, not the runner.
      skipInitialization: true,
      launchOptions: {
        executablePath: await findChromium(),
        // On a busy machine the watchdog takes a slow GPU process for a dead one.
        args: ['--disable-gpu-watchdog', ...(isRoot ? ['--no-sandbox'] : [])],
      },
      contextOptions: {
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        reducedMotion: 'reduce',
      },
    },
  },
};
