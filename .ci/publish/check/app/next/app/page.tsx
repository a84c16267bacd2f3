import { Stack } from '@anzhu/ui/Layout';
import { Tag } from '@anzhu/ui/Tag';
import { RoomTypes } from './screens.tsx';

/** Rendered on a server: components without functions as props need no file of their own. */
export default function Page() {
  return (
    <Stack gap={4}>
      <Tag tone="success">营业中</Tag>
      <RoomTypes />
    </Stack>
  );
}
