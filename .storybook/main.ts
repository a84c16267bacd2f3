import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import localesPlugin from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { serverInBrowser } from './browser/plugin.ts';

/** `STORIES`, a glob relative to this file, limits the build to some stories: it then takes seconds. */
const storiesPart = process.env['STORIES'];

/** What the workbench shows and how it is built. `npm run storybook`, `npm run build-storybook`. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: storiesPart
    ? [storiesPart]
    : ['../stories/**/*.@(stories.tsx|mdx)', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables of the pages, which MDX alone does not have.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  // The hotels of stories have the pictures of the demo.
  staticDirs: [
    './public',
    { from: '../apps/server/src/demo/pictures', to: '/files' },
    { from: '../apps/admin/public/icon.svg', to: '/favicon.svg' },
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [
        serverInBrowser(),
        vanillaExtractPlugin(),
        { ...localesPlugin.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' },
      ],
      // Two copies of user-event both replace the value of inputs: what one types is lost to the other. The
      // simulated screen reader takes that of the stories.
      resolve: {
        alias: {
          '@testing-library/user-event': fileURLToPath(import.meta.resolve('./userEvent.ts')),
        },
      },
      // Named, so that a cold start does not find them late and reload in the middle of a story.
      optimizeDeps: {
        include: [
          '@vanilla-extract/recipes/createRuntimeFn',
          '@tanstack/react-table',
          'axe-core',
          'msw',
          'msw/browser',
        ],
      },
      build: {
        chunkSizeWarningLimit: 4000,
        // Each import would compare all its modules with all links of the page: 4 % of a run of all stories.
        modulePreload: false,
      },
    }),
};

export default config;
