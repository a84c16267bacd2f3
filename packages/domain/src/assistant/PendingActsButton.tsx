import { Button } from '@anzhu/ui/Button';
import { Hand } from '@anzhu/ui/Icon';

export interface PendingActsButtonProps {
  /** Acts that wait; 0 shows nothing. */
  count: number;
  onPress: () => void;
}

/**
 * The notice in the top bar that acts of assistants wait. It is announced when it appears and when another one comes.
 *
 * Keyboard: Enter and Space open them.
 */
export const PendingActsButton = ({ count, onPress }: PendingActsButtonProps) => (
  <output aria-live="polite">
    {count > 0 && (
      <Button tone="brand" size="small" icon={<Hand size={16} />} onPress={onPress}>
        待确认的操作 {count}
      </Button>
    )}
  </output>
);
