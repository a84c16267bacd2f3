import { EmptyState } from '@anzhu/ui/State';
import { Navigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { rememberedMenu } from '../session/store.ts';
import { useMenu } from './useMenu.ts';

/** The shell without a screen named: the screen chosen last, else the first of the menu. */
export default function FirstScreen() {
  const leaves = useMenu().flatMap((section) => section.leaves);
  const remembered = rememberedMenu();
  const leaf = leaves.find(({ id }) => id === remembered) ?? leaves[0];
  if (!leaf) {
    return <EmptyState title="没有可用的菜单" description="请联系管理员为你的部门分配菜单。" />;
  }
  return <Navigate to={paths.screen(leaf.route)} replace />;
}
