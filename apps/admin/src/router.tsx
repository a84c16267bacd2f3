import { ToastRegion } from '@anzhu/ui/Toast';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Login } from './routes/login/Login.tsx';
import { RequireSession, SessionLossHandler } from './session/SessionGuard.tsx';
import { paths } from './paths.ts';
import { Boundary } from './shell/Boundary.tsx';
import { lazyScreen } from './shell/lazyScreen.tsx';

const Shell = lazyScreen(() => import('./shell/Shell.tsx'));
const FirstScreen = lazyScreen(() => import('./shell/FirstScreen.tsx'));
const NotFound = lazyScreen(() => import('./shell/NotFound.tsx'));
const Screens = lazyScreen(() => import('./shell/Screens.tsx'));
const Scan = lazyScreen(() => import('./routes/scan/Scan.tsx'));

/** All routes of the app. It needs a router around it: the browser's, or one of a story. */
export function App() {
  return (
    <>
      <Boundary>
        <Suspense fallback={null}>
          <Routes>
            <Route path="/" element={<Navigate to={paths.login()} replace />} />
            <Route path="/login" element={<Login />} />
            <Route element={<RequireSession />}>
              <Route path="/scan" element={<Scan />} />
              <Route path="/index" element={<Shell />}>
                <Route index element={<FirstScreen />} />
                <Route path=":screen" element={<Screens />} />
                <Route path=":screen/:id" element={<Screens />} />
                <Route path="*" element={<NotFound />} />
              </Route>
              <Route path="*" element={<NotFound />} />
            </Route>
          </Routes>
        </Suspense>
      </Boundary>
      <SessionLossHandler />
      <ToastRegion />
    </>
  );
}
