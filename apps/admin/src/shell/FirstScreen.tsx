import { lazy } from '@anzhu/ui/LazyBoundary';
import { Role } from '@anzhu/api/contract/role';
import { findScreen } from '@anzhu/domain/menu';
import { EmptyState } from '@anzhu/ui/State';
import { Navigate } from 'react-router-dom';
import { useProfile } from '../data/useProfile.ts';
import { paths } from '../paths.ts';
import { rememberedMenu } from '../session/store.ts';
import { useMenu } from '../data/menu.tsx';

const Dashboard = lazy(() => import('../routes/dashboard/Dashboard.tsx'));
/** Fetched for admins only. */
const FirstUse = lazy(() =>
  import('./firstUse/FirstUse.tsx').then((module) => ({ default: module.FirstUse })),
);

/**
 * The shell without a screen named. To an admin whose store is not set up yet: the steps of the first
 * use. Else the dashboard, where the menu has it.
 */
export default function FirstScreen() {
  const { role } = useProfile();
  return role === Role.admin ? <FirstUse whenDone={<ChosenScreen />} /> : <ChosenScreen />;
}

/** The dashboard where the menu has it; the screen chosen last, else the first of the menu. */
function ChosenScreen() {
  const menu = useMenu();
  if (findScreen(menu, 'index')) return <Dashboard />;
  const leaves = menu.flatMap((section) => section.leaves);
  const remembered = rememberedMenu();
  const leaf = leaves.find(({ id }) => id === remembered) ?? leaves[0];
  if (!leaf) {
    return (
      <EmptyState isPage title="没有可用的菜单" description="请联系管理员为你的部门分配菜单。" />
    );
  }
  return <Navigate to={paths.screen(leaf.route)} replace />;
}
