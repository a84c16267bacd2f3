import type { Decorator, Preview } from '@storybook/react-vite';
import { useInsertionEffect, type ReactNode } from 'react';
import { ownWindow, type StoryOfModes } from './modes.ts';
import { pageAround } from './pageFrame.ts';
import { Panes } from './panes.tsx';

/** What the toolbar lets a reviewer choose. `both` shows one story twice, light beside dark. */
export const appearanceTypes = {
  theme: {
    description: '主题',
    toolbar: {
      title: '主题',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: '浅色', icon: 'sun' },
        { value: 'dark', title: '深色', icon: 'moon' },
        { value: 'both', title: '浅色与深色', icon: 'sidebyside' },
      ],
    },
  },
  density: {
    description: '密度',
    toolbar: {
      title: '密度',
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'comfortable', title: '舒适' },
        { value: 'compact', title: '紧凑' },
      ],
    },
  },
} satisfies Preview['globalTypes'];

/** Puts the chosen appearance on <html>, where the product has it; in a frame of a page that of the page. */
export function applyAppearance(chosen: Record<string, unknown>): void {
  const root = document.documentElement;
  const globals = pageAround?.dataset ?? chosen;
  root.lang = 'zh-CN';
  root.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
  root.dataset['density'] = globals['density'] === 'compact' ? 'compact' : 'comfortable';
}

/**
 * Shows the page before refs and effects of the story run. Storybook hides it with `display: none` when a story
 * takes more than 100 ms to prepare, and until after those of the first render: a hidden field takes no focus.
 */
function Shown({ children }: { children: ReactNode }) {
  useInsertionEffect(() => {
    document.body.classList.replace('sb-show-preparing-story', 'sb-show-main');
  }, []);
  return children;
}

/** On a documentation page, which is English, what a story shows is Chinese. */
function Words({ isOnPage, children }: { isOnPage: boolean; children: ReactNode }) {
  if (!isOnPage) return children;
  return (
    <div lang="zh-CN" style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/**
 * Applies the toolbar; with `both` shows the story once per theme, side by side. Documentation pages, with many
 * stories, are light then.
 */
export const withAppearance: Decorator = (Story, context) => {
  const { globals, id, viewMode, storyGlobals, parameters } = context;
  applyAppearance(globals);
  const hasWindow = storyGlobals['viewport'] !== undefined || context['playFunction'] !== undefined;
  const isOnPage = viewMode === 'docs';
  return (
    <Shown>
      {globals['theme'] === 'both' && !isOnPage ? (
        <Panes
          id={id}
          density={String(globals['density'])}
          size={hasWindow ? ownWindow({ storyGlobals, parameters } as StoryOfModes) : null}
        />
      ) : (
        <Words isOnPage={isOnPage}>
          <Story />
        </Words>
      )}
    </Shown>
  );
};
