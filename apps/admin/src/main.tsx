import './shell/leave/popGuard.ts';
import { followAppearance } from '@anzhu/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './router.tsx';
import { loadConfig } from './config.ts';

followAppearance();
// No `await` here: what `loadConfig` imports depends on this module's chunk, and would wait for it for ever.
void loadConfig().then(() => {
  const root = document.querySelector('#root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
});
