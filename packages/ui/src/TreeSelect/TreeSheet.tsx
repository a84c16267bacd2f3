import type { RefObject } from 'react';
import { Popover } from '../Popover/index.ts';
import { TreeBody, type TreeBodyProps } from './TreeBody.tsx';

export interface TreeSheetProps extends TreeBodyProps {
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The open sheet of a `TreeSelect`; loaded lazily. */
export function TreeSheet({ triggerRef, onClose, ...body }: TreeSheetProps) {
  return (
    <Popover label={body.label} triggerRef={triggerRef} width="trigger" onClose={onClose}>
      {/* A key: when nodes arrive while it is open it remounts, at the selected one. */}
      <TreeBody key={String(body.nodes.length > 0)} {...body} />
    </Popover>
  );
}
