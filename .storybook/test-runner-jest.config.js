import { getJestConfig } from '@storybook/test-runner';
import { findChromium } from '../.ci/chromium.ts';

const base = getJestConfig();
const isRoot = process.getuid?.() === 0;

/** How the story tests run: one Chromium per worker, found on this machine. */
export default {
  ...base,
  reporters: ['default'],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        executablePath: await findChromium(),
        args: isRoot ? ['--no-sandbox'] : [],
      },
      contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
    },
  },
};
