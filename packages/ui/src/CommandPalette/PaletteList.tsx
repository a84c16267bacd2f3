import { memo, useLayoutEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { Highlight } from '../lib/search/index.ts';
import * as css from './CommandPalette.css.ts';
import { action as actionClass, row as rowClass } from './PaletteActions.css.ts';
import type { Hit, Line } from './hits.ts';
import type { PaletteModel } from './usePalette.ts';
import { useTexts } from '../texts/context.ts';
import { commandPaletteTexts } from './texts.ts';

export interface PaletteListProps {
  id: string;
  label: string;
  model: PaletteModel;
  onChoose: (index: number) => void;
}

const listRole = { role: 'listbox', tabIndex: -1 } as const;

/** The place of the line that an event happened on; -1 for none. */
function placeOf({ target }: { target: EventTarget }): number {
  const found = target instanceof Element ? target.closest('[aria-posinset]') : null;
  return Number(found?.getAttribute('aria-posinset') ?? 0) - 1;
}

// Not React Aria's Autocomplete: it has no active line before typing, nor actions on a line (stories/Libraries.mdx).
/** The hits by group. */
export function PaletteList({ id, label, model, onChoose }: PaletteListProps) {
  const { query, groups, lines, active, isPending, setActive } = model;
  const texts = useTexts('CommandPalette', commandPaletteTexts);
  const list = useRef<HTMLDivElement>(null);
  const activeId = `${id}-${active}`;

  useLayoutEffect(() => {
    // The first one scrolls its heading into view too.
    if (active === 0) list.current?.scrollTo({ top: 0 });
    else document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [active, activeId]);

  const byPointer = {
    // The focus stays in the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerMove: (event: PointerEvent) => {
      const index = placeOf(event);
      if (index !== -1 && index !== active) setActive(index);
    },
    onClick: (event: MouseEvent) => {
      const index = placeOf(event);
      if (index !== -1) onChoose(index);
    },
  };

  return (
    <div className={css.frame}>
      <div
        // Another query begins at the top.
        key={query}
        ref={list}
        id={id}
        {...listRole}
        {...byPointer}
        className={css.list}
        aria-label={label}
        aria-busy={isPending || undefined}
      >
        {groups.map(({ id: groupId, label: name, state, from, lines: own }) => {
          const group = { role: 'group', 'aria-label': name } as const;
          return (
            <div key={groupId} {...group}>
              {/* The group itself has this name for screen readers. */}
              <div aria-hidden="true" className={css.heading}>
                {name}
                {state === 'pending' && <span className={css.spinner} />}
              </div>
              {rowsOf(own).map((row, position) => (
                <div
                  key={row[0]?.key ?? position}
                  className={row.length > 1 ? rowClass : undefined}
                >
                  {row.map((line) => {
                    const index = lines.indexOf(line, from);
                    return (
                      <PaletteLine
                        key={line.key}
                        id={`${id}-${index}`}
                        line={line}
                        position={index + 1}
                        count={lines.length}
                        isActive={index === active}
                      />
                    );
                  })}
                </div>
              ))}
            </div>
          );
        })}
      </div>
      {groups.length === 0 && !isPending && (
        <p className={css.empty}>
          {query.trim() === '' ? texts.typeToSearch : texts.notFound(query.trim())}
        </p>
      )}
    </div>
  );
}

/** Each command with the actions on its line. */
function rowsOf(lines: readonly Line[]): Line[][] {
  const rows: Line[][] = [];
  for (const line of lines) {
    if (line.action) rows.at(-1)?.push(line);
    else rows.push([line]);
  }
  return rows;
}

interface PaletteLineProps {
  id: string;
  line: Line;
  /** Its place among the lines, from 1; and how many these are. */
  position: number;
  count: number;
  isActive: boolean;
}

const PaletteLine = memo(function PaletteLine({
  id,
  line: { hit, action },
  position,
  count,
  isActive,
}: PaletteLineProps) {
  const { failedRetry } = useTexts('CommandPalette', commandPaletteTexts);
  const roles = {
    id,
    role: 'option',
    'aria-selected': isActive,
    'aria-posinset': position,
    'aria-setsize': count,
  };
  if (hit && action) {
    return (
      <div
        {...roles}
        className={actionClass({ isActive })}
        aria-label={`${action.label} ${hit.command.title}`}
      >
        {action.label}
      </div>
    );
  }
  return (
    <div {...roles} className={css.option({ isActive, tone: hit ? 'ink' : 'failure' })}>
      {hit ? <Words {...hit} /> : failedRetry}
    </div>
  );
});

function Words({ command, marks }: Hit) {
  return (
    <>
      <span className={css.icon} aria-hidden="true">
        {command.icon}
      </span>
      <span className={css.title}>
        <Highlight text={command.title} ranges={marks.title} />
      </span>{' '}
      {command.description !== undefined && (
        <span className={css.note}>
          <Highlight text={command.description} ranges={marks.note} />
        </span>
      )}
    </>
  );
}
