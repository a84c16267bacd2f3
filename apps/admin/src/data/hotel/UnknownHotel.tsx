import { Button } from '@anzhu/ui/Button';
import { EmptyState } from '@anzhu/ui/State';
import { unknownHotelName } from './hotels.ts';

export interface UnknownHotelProps {
  /** 全部酒店, or the word of a screen of one hotel. */
  label: string;
  /** Shows the hotels that there are. */
  onLeave: () => void;
}

/** Shown instead of a hotel whose id in the address does not exist, or is not permitted. */
export default function UnknownHotel({ label, onLeave }: UnknownHotelProps) {
  return (
    <EmptyState
      title={unknownHotelName}
      description="地址可能有误，或没有权限查看该酒店。"
      action={<Button onPress={onLeave}>{label}</Button>}
    />
  );
}
