import { lazy } from '@anzhu/ui/LazyBoundary';
import { ToastRegion } from '@anzhu/ui/Toast';
import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { Login } from './routes/login/Login.tsx';
import { RequireSession, SessionLossHandler } from './session/SessionGuard.tsx';
import { paths } from './paths.ts';
import { Boundary } from './data/Boundary.tsx';

const Shell = lazy(() => import('./shell/Shell.tsx'));
const FirstScreen = lazy(() => import('./shell/FirstScreen.tsx'));
const NotFound = lazy(() => import('./shell/NotFound.tsx'));
const Screens = lazy(() => import('./shell/Screens.tsx'));
const Scan = lazy(() => import('./routes/scan/Scan.tsx'));

/** All routes of the app, for the browser's router or one of a story. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      { path: '/', element: <Navigate to={paths.login()} replace /> },
      { path: '/login', element: <Login /> },
      {
        element: <RequireSession />,
        children: [
          { path: '/scan', element: <Scan /> },
          {
            path: '/index',
            element: <Shell />,
            children: [
              { index: true, element: <FirstScreen /> },
              { path: ':screen', element: <Screens /> },
              { path: ':screen/:id', element: <Screens /> },
              { path: '*', element: <NotFound /> },
            ],
          },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];

/** What is around every route. */
function Root() {
  return (
    <>
      <Boundary>
        <Outlet />
      </Boundary>
      <SessionLossHandler />
      <ToastRegion />
    </>
  );
}
