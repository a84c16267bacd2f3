import { MenuIcon, type MenuSection } from '@anzhu/domain/menu';
import type { Role } from '@anzhu/api/contract/role';
import type { Command, CommandGroup } from '@anzhu/ui/CommandPalette';
import { LogOut, Moon, Plus, Rows3, Sun, SunMoon, UserRoundPen } from '@anzhu/ui/Icon';
import { applyTheme, type Appearance } from '@anzhu/ui/theme';
import { rememberMenu } from '../../session/store.ts';
import { screenActionsFor } from './screenActions.ts';
import type { Go } from './useGo.ts';

/** The screens of the menu; found by their group and their route name too. */
export const screenGroup = (menu: readonly MenuSection[], go: Go): CommandGroup => ({
  id: 'screens',
  label: '页面',
  items: menu.flatMap((section) =>
    section.leaves.map(({ id, label, route, icon }) => ({
      id: `screen ${route}`,
      title: label,
      description: section.label || undefined,
      keywords: route,
      icon: <MenuIcon name={icon} route={route} />,
      onAction: () => {
        rememberMenu(id);
        go(route);
      },
    })),
  ),
});

const looks: { id: string; title: string; icon: Command['icon']; change: Partial<Appearance> }[] = [
  { id: 'light', title: '切换到浅色', icon: <Sun size={16} />, change: { theme: 'light' } },
  { id: 'dark', title: '切换到深色', icon: <Moon size={16} />, change: { theme: 'dark' } },
  { id: 'system', title: '主题跟随系统', icon: <SunMoon size={16} />, change: { theme: 'system' } },
  {
    id: 'comfortable',
    title: '切换到舒适密度',
    icon: <Rows3 size={16} />,
    change: { density: 'comfortable' },
  },
  {
    id: 'compact',
    title: '切换到紧凑密度',
    icon: <Rows3 size={16} />,
    change: { density: 'compact' },
  },
];

/** The looks that are not chosen now. */
const appearanceCommands = (appearance: Appearance): Command[] =>
  looks
    .filter(({ id }) => id !== appearance.theme && id !== appearance.density)
    .map(({ id, title, icon, change }) => ({
      id: `appearance ${id}`,
      title,
      keywords: '主题 外观 theme',
      icon,
      onAction: () => applyTheme({ ...appearance, ...change }),
    }));

export interface ActionOptions {
  menu: readonly MenuSection[];
  /** Undefined as long as it is not known who is signed in: then the screens offer no actions. */
  role: Role | null | undefined;
  appearance: Appearance;
  go: Go;
  onEditProfile: (() => void) | undefined;
  onSignOut: () => void;
}

/** What the user may do: on the screens of the menu, and for themselves. */
export function actionGroup(options: ActionOptions): CommandGroup {
  const { menu, role, appearance, go, onEditProfile, onSignOut } = options;
  const leaves = menu.flatMap((section) => section.leaves);
  const labels = new Map(leaves.map(({ route, label }) => [route, label]));
  const allowed = role === undefined ? [] : screenActionsFor(role, new Set(labels.keys()));
  const onScreens = allowed.map(({ id, title, route, query }) => ({
    id: `action ${id}`,
    title,
    description: labels.get(route),
    icon: <Plus size={16} />,
    onAction: () => go(route, query, { keep: true }),
  }));
  const profile = onEditProfile && {
    id: 'profile',
    title: '修改信息',
    keywords: '密码 头像 手机号',
    icon: <UserRoundPen size={16} />,
    onAction: onEditProfile,
  };
  const signOut = {
    id: 'signOut',
    title: '退出登录',
    icon: <LogOut size={16} />,
    onAction: onSignOut,
  };
  return {
    id: 'actions',
    label: '操作',
    items: [
      ...onScreens,
      ...appearanceCommands(appearance),
      ...(profile ? [profile] : []),
      signOut,
    ],
  };
}
