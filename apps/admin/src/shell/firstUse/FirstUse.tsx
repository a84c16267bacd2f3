import { FirstUseBar, FirstUseSteps, nextStep } from '@anzhu/domain/firstUse';
import { PageFrame } from '@anzhu/ui/Layout';
import { LoadingState } from '@anzhu/ui/State';
import { use, useEffect, type ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { SetTopLine } from '../../data/liveState.ts';
import { linkTarget, useScreenLinks } from '../../data/menu.tsx';
import { useFirstUse } from './useFirstUse.ts';

/** The steps of the first use as long as one is missing; then, or where they cannot be read, `whenDone`. */
export function FirstUse({ whenDone }: { whenDone: ReactNode }) {
  const { done, isLoading } = useFirstUse();
  const linkTo = useScreenLinks();
  const setTopLine = use(SetTopLine);
  const isKnown = done !== undefined;
  const isIncomplete = isKnown && nextStep(done) !== undefined;

  useEffect(() => {
    if (isKnown) setTopLine(isIncomplete ? FirstUseNext : null);
  }, [isKnown, isIncomplete, setTopLine]);

  if (isLoading || isIncomplete) {
    return (
      <PageFrame>
        {done ? <FirstUseSteps done={done} linkTo={linkTo} /> : <LoadingState />}
      </PageFrame>
    );
  }
  return whenDone;
}

/** The next step of the first use, above the screens. `route` is the open one's name. */
function FirstUseNext({ route }: { route: string }) {
  const { done } = useFirstUse();
  const linkTo = useScreenLinks();
  return (
    done && (
      <FirstUseBar done={done} route={route} linkTo={linkTo} overview={linkTarget(paths.index())} />
    )
  );
}
