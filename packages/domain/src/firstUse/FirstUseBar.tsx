import { Link, type LinkTarget } from '@anzhu/ui/Button';
import { Text } from '@anzhu/ui/Text';
import { bar } from './FirstUse.css.ts';
import { firstUseSteps, nextStep, type FirstUseStep } from './steps.ts';

export interface FirstUseBarProps {
  /** The ids of the steps that are done. */
  done: ReadonlySet<FirstUseStep['id']>;
  /** The route name of the open screen. */
  route: string;
  /** The link to a screen, by its route name; undefined where the menu has no such screen. */
  linkTo: (route: string) => LinkTarget | undefined;
  /** The link to all the steps. */
  overview: LinkTarget;
}

/**
 * One line above the screens as long as the first use lasts: the next step, and the way to it.
 *
 * Keyboard: Tab reaches the links.
 */
export function FirstUseBar({ done, route, linkTo, overview }: FirstUseBarProps) {
  const next = nextStep(done);
  const board = linkTo('roomManage');
  if (!next) {
    return (
      <section className={bar} aria-label="开始使用">
        <Text isStrong>准备完成，酒店的员工可以办理入住了。</Text>
        {board && route !== 'roomManage' && <Link {...board}>去房间管理</Link>}
      </section>
    );
  }
  const target = next.route === route ? undefined : linkTo(next.route);
  return (
    <section className={bar} aria-label="开始使用">
      <Text isStrong>
        第 {firstUseSteps.indexOf(next) + 1} 步，共 {firstUseSteps.length} 步：{next.title}
      </Text>
      {target && <Link {...target}>去{next.screen}</Link>}
      <Link {...overview}>全部步骤</Link>
    </section>
  );
}
