import { MenuIcon } from '@anzhu/domain/menu';
import { Rail, type RailLinkProps } from '@anzhu/ui/AppFrame';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { rememberMenu } from '../session/store.ts';
import { useMenu } from './useMenu.ts';
import { useRailCollapsed } from './useRailCollapsed.ts';

/** The stored menu list at the side; the chosen entry is remembered. `current` is its route name. */
export function MenuRail({ current }: { current: string }) {
  const [isCollapsed, toggle] = useRailCollapsed();
  const groups = useMenu().map(({ id, label, leaves }) => ({
    id,
    label,
    items: leaves.map((leaf) => ({
      id: leaf.id,
      label: leaf.label,
      icon: <MenuIcon name={leaf.icon} route={leaf.route} />,
      isCurrent: leaf.route === current,
      render: (props: RailLinkProps) => (
        <Link {...props} to={paths.screen(leaf.route)} onClick={() => rememberMenu(leaf.id)} />
      ),
    })),
  }));
  return (
    <Rail label="菜单" brand="安住" groups={groups} isCollapsed={isCollapsed} onToggle={toggle} />
  );
}
