import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';
import { applyAppearance } from './appearance.tsx';
import { darkWorkbench, lightWorkbench } from './theme.ts';

type Globals = Record<string, unknown>;

const news = ['globalsUpdated', 'setGlobals'];

/** The current toolbar values, including those set before this page was mounted. */
function currentGlobals(): Globals {
  const channel = addons.getChannel();
  const [last] = news.flatMap((name) => (channel.last(name) ?? []) as { globals: Globals }[]);
  return last?.globals ?? {};
}

/** A documentation page that follows the theme of the toolbar. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(currentGlobals);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (event: { globals: Globals }): void => setGlobals(event.globals);
    for (const name of news) channel.on(name, follow);
    return () => {
      for (const name of news) channel.off(name, follow);
    };
  }, []);
  useEffect(() => applyAppearance(globals), [globals]);
  useEffect(() => {
    // With its table of contents; what stories open outside of it is Chinese, as the document.
    document.querySelector('#storybook-docs')?.setAttribute('lang', 'en');
  }, []);
  return (
    <DocsContainer
      context={context}
      theme={globals['theme'] === 'dark' ? darkWorkbench : lightWorkbench}
    >
      {children}
    </DocsContainer>
  );
}
