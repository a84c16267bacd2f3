import { Role } from '@anzhu/api/contract/role';
import { FirstUseBar } from '@anzhu/domain/firstUse';
import { useOwnProfile } from '../data/useProfile.ts';
import { paths } from '../paths.ts';
import { useFirstUse } from './useFirstUse.ts';
import { linkTarget, useScreenLinks } from './useScreenLinks.tsx';

/** The next step of the first use, above the screens. `route` is the open one's name. */
export function FirstUseNext({ route }: { route: string }) {
  const { role } = useOwnProfile().data ?? {};
  const firstUse = useFirstUse(role === Role.admin);
  const linkTo = useScreenLinks();
  if (firstUse.state !== 'known') return null;
  return (
    <FirstUseBar
      done={firstUse.done}
      route={route}
      linkTo={linkTo}
      overview={linkTarget(paths.index())}
    />
  );
}
