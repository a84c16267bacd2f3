import { railGroups } from '@anzhu/domain/menu';
import { Rail } from '@anzhu/ui/AppFrame';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { rememberMenu } from '../session/store.ts';
import { useMenu } from './useMenu.ts';
import { useRailCollapsed } from './useRailCollapsed.ts';

/** The stored menu list at the side; the chosen entry is remembered. `current` is its route name. */
export function MenuRail({ current }: { current: string }) {
  const [isCollapsed, toggle] = useRailCollapsed();
  const groups = railGroups(
    useMenu(),
    ({ id, route }, props) => (
      <Link {...props} to={paths.screen(route)} onClick={() => rememberMenu(id)} />
    ),
    current,
  );
  return (
    <Rail label="菜单" brand="安住" groups={groups} isCollapsed={isCollapsed} onToggle={toggle} />
  );
}
