import type { LinkTarget } from '@anzhu/ui/Button';
import { findScreen } from '@anzhu/domain/menu';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useMenu } from '../useMenu.ts';

/** A link of the router as `@anzhu/ui` takes it. */
export const linkTarget = (path: string): LinkTarget => ({
  render: (props) => <Link {...props} to={path} />,
});

/** Links to screens by their route names, with a filter; undefined where the menu does not have one. */
export function useScreenLinks(): (
  route: string,
  query?: Parameters<typeof paths.screen>[1],
) => LinkTarget | undefined {
  const menu = useMenu();
  return (route, query) =>
    findScreen(menu, route) ? linkTarget(paths.screen(route, query)) : undefined;
}
