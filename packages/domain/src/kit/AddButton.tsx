import { Button } from '@anzhu/ui/Button';
import { Plus } from '@anzhu/ui/Icon';

/** 新增, or its own words, in the toolbar of a list. */
export function AddButton({ label = '新增', onPress }: { label?: string; onPress: () => void }) {
  return (
    <Button icon={<Plus aria-hidden size={16} />} onPress={onPress}>
      {label}
    </Button>
  );
}
