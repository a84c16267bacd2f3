import { Button } from '@anzhu/ui/Button';
import { PageFrame } from '@anzhu/ui/Layout';
import { use, type ReactNode } from 'react';
import { LeaveContext } from '../../url/LeaveGuard.tsx';

interface EntryFrameProps {
  title: string;
  /** Called by 返回, once unsaved input may be discarded. */
  onClose: () => void;
  children: ReactNode;
}

/** A way to enter tests that takes the place of the list: its name, and the way back. */
export function EntryFrame({ title, onClose, children }: EntryFrameProps) {
  const leave = use(LeaveContext);
  return (
    <PageFrame title={title} toolbar={<Button onPress={() => leave(onClose)}>返回</Button>}>
      {children}
    </PageFrame>
  );
}
