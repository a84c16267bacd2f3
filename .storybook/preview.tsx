import type { Preview } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { appearanceTypes, withAppearance } from './appearance.tsx';
import { completeArgTypes, frameOverlays, isOnPage } from './docs.ts';
import { ComponentPage } from './ComponentPage.tsx';
import { DocsPage } from './DocsPage.tsx';
import './docs.css.ts';
import { enhanceWithModes } from './modes.ts';
import { refuseFaults } from './browser/index.ts';
import { forgetUnmocked, refuseUnmocked, startMocks } from './mocks.ts';
import { followPage, openUnplayed, pageAround } from './pageFrame.ts';
import { isPane, keepOverlaysOpen, playInPanes } from './panes.tsx';
import { isStoryRun } from './storyRun.ts';

document.documentElement.lang = 'zh-CN';

// A play waits for what it looks for; how long that takes is the machine's affair.
configure({ asyncUtilTimeout: 30_000 });

if (isPane || pageAround) keepOverlaysOpen();
else void playInPanes();
if (pageAround) {
  followPage(pageAround);
  void openUnplayed();
}

if (isStoryRun) {
  // While a play waits, a failed query is an error many times: printing the whole page for each takes 4 % of a run.
  configure({
    getElementError: (message) => {
      const shown = document.querySelector('#storybook-root')?.textContent ?? '';
      return new Error(`${message ?? ''}\n\n${shown.slice(0, 1000)}`);
    },
  });
  // Highlights of the accessibility panel are not visible in the runner; updating them takes 5 % of a run.
  Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });
  // The runner has no manager frame: serialising events for it takes 4 % of a run.
  void addons.ready().then((channel) => Object.assign(channel, { transports: [] }));
}

const preview: Preview = {
  // The status of a component: `tags: ['草稿', '!稳定']` in its meta until its looks and props are settled.
  tags: ['autodocs', '稳定'],
  globalTypes: appearanceTypes,
  initialGlobals: { theme: 'light', density: 'comfortable' },
  decorators: [withAppearance],
  argTypesEnhancers: [enhanceWithModes, frameOverlays, completeArgTypes],
  loaders: [mswLoader(startMocks)],
  beforeEach: forgetUnmocked,
  afterEach: () => {
    refuseUnmocked();
    refuseFaults();
  },
  parameters: {
    a11y: {
      test: 'error',
      config: {
        // It fails for `!important` alone; looking at the text of everything that has a style takes a quarter of axe.
        rules: [{ id: 'avoid-inline-spacing', selector: '[style*="important"]' }],
      },
      options: {
        // Nodes that pass are neither collected nor sent to the panel: that takes a fifth of a run of axe.
        resultTypes: ['violations', 'incomplete'],
        // The story runner checks colours, in both themes, and sizes itself (`looks.ts`).
        rules: isStoryRun
          ? {
              'color-contrast': { enabled: false },
              'link-in-text-block': { enabled: false },
              'target-size': { enabled: false },
            }
          : {},
      },
    },
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: DocsPage,
      page: ComponentPage,
      codePanel: true,
      toc: { headingSelector: 'h2, h3', title: 'On this page' },
      source: { type: 'code' },
      stories: { filter: isOnPage },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          ['Welcome'],
          'Operators',
          'Foundations',
          'Patterns',
          ['List 列表', 'Record panel 记录', 'Form 表单', 'Review 审核', 'Import 导入'],
          'Actions',
          'Inputs',
          'Data',
          'Overlays',
          'Feedback',
          'Layout',
          'Charts',
          'Hotel',
          'Isolation',
          'Screens',
          'Operators',
        ],
      },
    },
    viewport: {
      options: {
        desk: { name: '桌面 1440', styles: { width: '1440px', height: '900px' } },
        tablet: { name: '平板 1024', styles: { width: '1024px', height: '768px' } },
        phone: { name: '手机 390', styles: { width: '390px', height: '844px' } },
      },
    },
  },
};

export default preview;
