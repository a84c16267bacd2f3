import { useId } from 'react';
import { ModalFrame } from '../Dialog/Modal.tsx';
import { drawer, overlay } from '../Drawer/Drawer.css.ts';
import { useReturnFocus } from '../Popover/index.ts';
import { RecordInside, type RecordPanelProps } from './RecordInside.tsx';
import { sheet } from './RecordPanel.css.ts';

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
      <div className={sheet}>
        <RecordInside {...props} titleId={titleId} />
      </div>
    </ModalFrame>
  );
}
