import type { RefObject } from 'react';
import { Popover } from '../Popover/index.ts';
import { CascaderBody, type CascaderBodyProps } from './CascaderBody.tsx';

export interface CascaderSheetProps extends CascaderBodyProps {
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The open sheet of a `Cascader`; loaded lazily. */
export function CascaderSheet({ triggerRef, onClose, ...body }: CascaderSheetProps) {
  return (
    <Popover label={body.label} triggerRef={triggerRef} width="trigger" onClose={onClose}>
      {/* A key: when nodes arrive while it is open it remounts, at the selected one. */}
      <CascaderBody key={String(body.nodes.length > 0)} {...body} />
    </Popover>
  );
}
