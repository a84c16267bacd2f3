import { memo } from 'react';
import { Highlight } from '../lib/search/index.ts';
import { icon, keys, note, option, title } from './CommandPalette.css.ts';
import type { Row } from './rows.ts';

export interface PaletteRowProps {
  id: string;
  row: Exclude<Row, { kind: 'heading' }>;
  /** Its place among the lines that can be chosen, from 1; and how many these are. */
  position: number;
  count: number;
  /** Its offset and height, in px. */
  top: number;
  height: number;
  isActive: boolean;
}

const tones = { command: 'ink', more: 'brand', retry: 'failure' } as const;

/** One line that can be chosen. */
export const PaletteRow = memo(function PaletteRow({
  id,
  row,
  position,
  count,
  top,
  height,
  isActive,
}: PaletteRowProps) {
  const roles = {
    id,
    role: 'option',
    'aria-selected': isActive,
    'aria-posinset': position,
    'aria-setsize': count,
    'data-position': position,
  };
  return (
    <div {...roles} className={option({ isActive, tone: tones[row.kind] })} style={{ top, height }}>
      <Words row={row} />
    </div>
  );
});

function Words({ row }: Pick<PaletteRowProps, 'row'>) {
  if (row.kind === 'more') return `展开其余 ${row.count} 项`;
  if (row.kind === 'retry') return '加载失败，重试';
  const { command, marks } = row.hit;
  return (
    <>
      <span className={icon} aria-hidden="true">
        {command.icon}
      </span>
      <span className={title}>
        <Highlight text={command.title} ranges={marks.title} />
      </span>{' '}
      {command.description !== undefined && (
        <span className={note}>
          <Highlight text={command.description} ranges={marks.note} />
        </span>
      )}{' '}
      {command.shortcut !== undefined && <kbd className={keys}>{command.shortcut}</kbd>}
    </>
  );
}
