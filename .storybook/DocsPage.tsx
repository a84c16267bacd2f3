import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, type PropsWithChildren } from 'react';
import { applyAppearance } from './appearance.tsx';
import { useWorkbenchGlobals } from './globals.ts';
import { workbench } from './theme.ts';

/** A documentation page that follows the theme of the toolbar. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useWorkbenchGlobals();
  useEffect(() => applyAppearance(globals), [globals]);
  useEffect(() => {
    // With its table of contents; what stories open outside of it is Chinese, as the document.
    document.querySelector('#storybook-docs')?.setAttribute('lang', 'en');
  }, []);
  return (
    <DocsContainer context={context} theme={workbench(globals['theme']).vars}>
      {children}
    </DocsContainer>
  );
}
