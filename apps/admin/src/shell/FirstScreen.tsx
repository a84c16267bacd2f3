import { Role } from '@anzhu/api/contract/role';
import { FirstUseSteps, nextStep } from '@anzhu/domain/firstUse';
import { PageFrame } from '@anzhu/ui/Layout';
import { EmptyState, LoadingState } from '@anzhu/ui/State';
import { use, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useProfile } from '../data/useProfile.ts';
import { paths } from '../paths.ts';
import { rememberedMenu } from '../session/store.ts';
import { ShowFirstUse } from './showFirstUse.ts';
import { useFirstUse } from './useFirstUse.ts';
import { useMenu } from './useMenu.ts';
import { useScreenLinks } from './useScreenLinks.tsx';

/**
 * The shell without a screen named. To an admin whose store is not set up yet: the steps of the first
 * use. Else the screen chosen last, or the first of the menu.
 */
export default function FirstScreen() {
  const { role } = useProfile();
  const firstUse = useFirstUse(role === Role.admin);
  const linkTo = useScreenLinks();
  const showFirstUse = use(ShowFirstUse);
  const isIncomplete = firstUse.state === 'known' && nextStep(firstUse.done) !== undefined;

  useEffect(() => {
    if (firstUse.state === 'known') showFirstUse(isIncomplete);
  }, [firstUse.state, isIncomplete, showFirstUse]);

  if (firstUse.state === 'loading' || isIncomplete) {
    return (
      <PageFrame>
        {firstUse.state === 'known' ? (
          <FirstUseSteps done={firstUse.done} linkTo={linkTo} />
        ) : (
          <LoadingState />
        )}
      </PageFrame>
    );
  }
  return <ChosenScreen />;
}

/** The screen chosen last, else the first of the menu. */
function ChosenScreen() {
  const leaves = useMenu().flatMap((section) => section.leaves);
  const remembered = rememberedMenu();
  const leaf = leaves.find(({ id }) => id === remembered) ?? leaves[0];
  if (!leaf) {
    return <EmptyState title="没有可用的菜单" description="请联系管理员为你的部门分配菜单。" />;
  }
  return <Navigate to={paths.screen(leaf.route)} replace />;
}
