import { useId, useRef } from 'react';
import { ModalFrame } from '../Dialog/Modal.tsx';
import { drawer, overlay } from '../Drawer/Drawer.css.ts';
import { printedRecord } from '../lib/print.css.ts';
import { useReturnFocus } from '../Popover/index.ts';
import { RecordInside, type RecordPanelProps } from './RecordInside.tsx';
import { sheet } from './RecordPanel.css.ts';
import { useRecordKeys } from './useRecordKeys.ts';

/** The record as a sheet at the side of the screen, on phones over all of it. @internal */
export function RecordSheet(props: RecordPanelProps) {
  const titleId = useId();
  useReturnFocus();
  return (
    <ModalFrame
      isSheet
      label={props.title}
      overlayClass={overlay({ side: 'end' })}
      modalClass={drawer({ side: 'end', size: 'small', isFull: true })}
      onClose={props.onClose}
    >
      <SheetInside {...props} titleId={titleId} />
    </ModalFrame>
  );
}

/** Mounted with the dialog around it, whose keys it takes; Esc is the dialog's own. */
function SheetInside(props: RecordPanelProps & { titleId: string }) {
  const element = useRef<HTMLDivElement>(null);
  useRecordKeys(element, { onStep: props.onStep });
  return (
    <div ref={element} className={sheet} {...printedRecord}>
      <RecordInside {...props} />
    </div>
  );
}
