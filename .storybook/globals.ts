import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';

type Globals = Record<string, unknown>;

const news = ['globalsUpdated', 'setGlobals'];

/** The current toolbar values, including those set before this page was mounted. */
function currentGlobals(): Globals {
  const channel = addons.getChannel();
  const [last] = news.flatMap((name) => (channel.last(name) ?? []) as { globals: Globals }[]);
  return last?.globals ?? {};
}

/** The values of the toolbar, on a documentation page. */
export function useWorkbenchGlobals(): Globals {
  const [globals, setGlobals] = useState(currentGlobals);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (event: { globals: Globals }): void => setGlobals(event.globals);
    for (const name of news) channel.on(name, follow);
    return () => {
      for (const name of news) channel.off(name, follow);
    };
  }, []);
  return globals;
}
