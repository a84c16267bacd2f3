import { use, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { LeaveContext } from '../../url/LeaveGuard.tsx';

/** Keys of the URL; those of null or undefined leave it. */
type Query = Readonly<Record<string, string | null | undefined>>;

/**
 * Opens a screen by its route name with a query. On the screen that is open, `keep` keeps what else is in the
 * URL, as its filters.
 */
export type Go = (route: string, query?: Query, options?: { keep?: boolean }) => void;

/** Moves about the shell; with unsaved changes in a form, after the question of the `LeaveGuard`. */
export function useGo(): Go {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const leave = use(LeaveContext);
  return useCallback(
    (route, query = {}, { keep = false } = {}) => {
      const path = paths.screen(route);
      const isHere = path === pathname;
      const next = new URLSearchParams(keep && isHere ? search : '');
      for (const [key, value] of Object.entries(query)) {
        if (value === null || value === undefined) next.delete(key);
        else next.set(key, value);
      }
      const move = (): void => void navigate({ pathname: path, search: next.toString() });
      // The guard lets a changed query pass; what is opened may take the place of a form on the same screen.
      if (isHere && next.has('dialog')) leave(move);
      else move();
    },
    [navigate, pathname, search, leave],
  );
}
