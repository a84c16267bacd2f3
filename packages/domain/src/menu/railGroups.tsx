import type { RailGroup, RailLinkProps } from '@anzhu/ui/AppFrame';
import type { ReactElement } from 'react';
import { MenuIcon } from './MenuIcon.tsx';
import type { MenuLeaf, MenuSection } from './menuSections.ts';

/**
 * The sections of a menu as the groups of a `Rail`.
 *
 * @param current route name of the screen that is shown
 */
export const railGroups = (
  sections: readonly MenuSection[],
  renderLink: (leaf: MenuLeaf, props: RailLinkProps) => ReactElement,
  current?: string,
): RailGroup[] =>
  sections.map(({ id, label, leaves }) => ({
    id,
    label,
    items: leaves.map((leaf) => ({
      id: leaf.id,
      label: leaf.label,
      icon: <MenuIcon name={leaf.icon} route={leaf.route} />,
      isCurrent: leaf.route === current,
      render: (props) => renderLink(leaf, props),
    })),
  }));
