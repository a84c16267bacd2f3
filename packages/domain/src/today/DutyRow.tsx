import { Button, followLink, LinkButton } from '@anzhu/ui/Button';
import { setOverflowTitle } from '@anzhu/ui/Text';
import { visuallyHidden } from '@anzhu/ui/theme';
import type { DutyEntry } from './duty.ts';
import * as css from './DutyQueue.css.ts';

/** One entry: where and who, what decides, since when, and what is done about it. */
export function DutyRow({ room, who, facts, since, isLate = false, link, act }: DutyEntry) {
  const name = (
    <>
      {room && <span className={css.room}>{room}</span>} {who}
    </>
  );
  const label = act && (
    <>
      {act.label}
      <span className={visuallyHidden}>
        {' '}
        {room} {who}
      </span>
    </>
  );
  return (
    <li className={css.row}>
      <span className={css.who({ isAlone: facts.length === 0 })}>
        {link ? followLink(link, { className: css.recordLink, children: name }) : name}
      </span>
      {facts.length > 0 && (
        <span className={css.facts} onPointerEnter={setOverflowTitle}>
          {facts.join(' · ')}
        </span>
      )}
      {since !== undefined && <span className={css.since({ isLate })}>{since}</span>}
      <span className={css.act}>
        {act?.link && (
          <LinkButton size="small" {...act.link}>
            {label}
          </LinkButton>
        )}
        {act?.onPress && (
          <Button size="small" onPress={act.onPress}>
            {label}
          </Button>
        )}
      </span>
    </li>
  );
}
