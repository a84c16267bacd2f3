import { Code } from '@anzhu/api/contract/envelope';
import { modifyHotel, myHotel } from '@anzhu/api/contract/hotel';
import { Role } from '@anzhu/api/contract/role';
import { MyHotelForm } from '@anzhu/domain/hotel';
import { useHasUnsaved } from '@anzhu/ui/Form';
import { PageFrame } from '@anzhu/ui/Layout';
import { PageSkeleton } from '@anzhu/ui/PageSkeleton';
import { EmptyState, ErrorState } from '@anzhu/ui/State';
import { shared, useAction, useCall, useProfile } from '../../data/index.ts';
import { uploadCover } from '../../data/uploadPicture.ts';
import { useOpenForm } from '../../session/loss.ts';

const refresh = [myHotel];

/** 我的酒店: the hotel of the own department; its admin edits it, its staff view it. */
export default function MyHotel() {
  const { role, hotelId } = useProfile();
  // Other back ends may leave out the role: then the call shows whether there is a hotel.
  const isWithout = role !== null && hotelId === null;
  const { data: hotel, error, retry } = useCall(myHotel, isWithout ? null : {}, shared);
  const save = useAction(modifyHotel, { refresh });
  useOpenForm(useHasUnsaved());

  const hasNone = isWithout || error?.code === Code.notFound;
  const failure = hotel || hasNone ? undefined : error?.message;

  if (!hotel && !hasNone && !error) return <PageSkeleton shape="form" />;
  return (
    <PageFrame>
      {hotel && (
        <MyHotelForm
          hotel={hotel}
          isReadOnly={role === Role.hotelMember}
          upload={uploadCover}
          onSave={save}
        />
      )}
      {!hotel && hasNone && (
        <EmptyState
          title="还没有酒店"
          description="当前账号的部门没有对应的酒店。请联系管理员在酒店管理中关联部门。"
        />
      )}
      {failure !== undefined && <ErrorState message={failure} onRetry={retry} />}
    </PageFrame>
  );
}
