import { followAppearance } from '@anzhu/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadConfig } from './config.ts';
import { reloadOnNewBuild } from './newBuild.ts';
import { routes } from './router.tsx';

followAppearance();
reloadOnNewBuild();
await loadConfig();
const root = document.querySelector('#root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes, { basename: import.meta.env.BASE_URL })} />
  </StrictMode>,
);
