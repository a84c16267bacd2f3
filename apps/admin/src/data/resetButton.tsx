import { Button } from '@anzhu/ui/Button';

/** 重置, the next step where a filter leaves nothing. */
export const resetButton = (onReset: () => void) => <Button onPress={onReset}>重置</Button>;
