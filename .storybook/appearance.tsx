import type { Decorator, Preview } from '@storybook/react-vite';
import { useInsertionEffect, type ReactNode } from 'react';
import { within } from 'storybook/test';
import { color, space } from '../packages/ui/src/theme/index.ts';

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

/** Puts the chosen appearance on <html>, where the product has it. */
export function applyAppearance(globals: Record<string, unknown>): void {
  const root = document.documentElement;
  root.lang = 'zh-CN';
  root.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
  root.dataset['density'] = globals['density'] === 'compact' ? 'compact' : 'comfortable';
}

interface PaneProps {
  theme: 'light' | 'dark';
  padding: string;
  children: ReactNode;
}

function Pane({ theme, padding, children }: PaneProps) {
  return (
    <div
      data-pane={theme}
      data-theme={theme}
      style={{
        flex: '1 1 0',
        minWidth: 0,
        padding,
        color: color.ink,
        background: color.canvas,
      }}
    >
      {children}
    </div>
  );
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

/** With `both` a play has the light one to itself: there are two of everything. */
export const playInOnePane: NonNullable<Preview['mount']> = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  const pane = context.canvasElement.querySelector<HTMLElement>('[data-pane="light"]');
  if (pane) {
    context.canvasElement = pane;
    Object.assign(context.canvas, within(pane));
  }
  return context.canvas;
};

/** Applies the toolbar; with `both` draws the story once per theme, side by side. */
export const withAppearance: Decorator = (Story, { globals, parameters }) => {
  applyAppearance(globals);
  if (globals['theme'] !== 'both') {
    return (
      <Shown>
        <Story />
      </Shown>
    );
  }
  const isFull = parameters['layout'] === 'fullscreen';
  const padding = isFull ? space[0] : space[4];
  return (
    <div style={{ display: 'flex', minHeight: '100vh', margin: `calc(-1 * ${padding})` }}>
      <Pane theme="light" padding={padding}>
        <Story />
      </Pane>
      <Pane theme="dark" padding={padding}>
        <Story />
      </Pane>
    </div>
  );
};
