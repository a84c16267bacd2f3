import { LinkButton, type LinkTarget } from '@anzhu/ui/Button';
import { Stack } from '@anzhu/ui/Layout';
import { Panel } from '@anzhu/ui/Panel';
import { ridgeBeam, Roofs } from '@anzhu/ui/Roofs';
import { Steps } from '@anzhu/ui/Steps';
import { textAndPicture, picture } from './FirstUse.css.ts';
import { firstUseSteps, nextStep, type FirstUseStep } from './steps.ts';

export interface FirstUseStepsProps {
  /** The ids of the steps that are done. */
  done: ReadonlySet<FirstUseStep['id']>;
  /** The link to a screen, by its route name; undefined where the menu has no such screen. */
  linkTo: (route: string) => LinkTarget | undefined;
}

/**
 * 开始使用: the steps from an empty store to the first guest, of which the next one opens its screen.
 *
 * Keyboard: Tab reaches the link of the next step.
 */
export function FirstUseSteps({ done, linkTo }: FirstUseStepsProps) {
  const next = nextStep(done);
  return (
    <Panel
      title="开始使用"
      description={`完成这 ${firstUseSteps.length} 步，前台就可以为第一位客人办理入住。`}
    >
      <div className={textAndPicture}>
        <Steps
          label="开始使用"
          current={next ? firstUseSteps.indexOf(next) : firstUseSteps.length}
          items={firstUseSteps.map((step) => ({
            id: step.id,
            title: step.title,
            description: (
              <Stack gap={2} align="start">
                <span>{step.description}</span>
                {step === next && <StepLink screen={step.screen} target={linkTo(step.route)} />}
              </Stack>
            ),
          }))}
        />
        <span className={picture}>
          <Roofs drawing={ridgeBeam} />
        </span>
      </div>
    </Panel>
  );
}

function StepLink({ screen, target }: { screen: string; target: LinkTarget | undefined }) {
  if (!target) return <span>你的菜单中没有「{screen}」，请先在菜单管理中开放。</span>;
  return (
    <LinkButton {...target} tone="brand" variant="solid">
      去{screen}
    </LinkButton>
  );
}
