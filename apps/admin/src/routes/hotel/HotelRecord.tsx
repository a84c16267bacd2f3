import type { Id } from '@anzhu/api/contract/codecs';
import { listDepartments } from '@anzhu/api/contract/department';
import { getHotel, hotelPage, modifyHotel } from '@anzhu/api/contract/hotel';
import { searchHotels } from '@anzhu/api/contract/hotelSearch';
import { hotelCoverLimit } from '@anzhu/api/contract/upload';
import { MyHotelForm } from '@anzhu/domain/hotel';
import { LinkButton } from '@anzhu/ui/Button';
import { useHasUnsaved } from '@anzhu/ui/Form';
import { PageFrame } from '@anzhu/ui/Layout';
import { PageSkeleton } from '@anzhu/ui/PageSkeleton';
import { ErrorState } from '@anzhu/ui/State';
import { useAction, useCall } from '../../data/index.ts';
import { uploadCover } from '../../data/uploadPicture.ts';
import { paths } from '../../paths.ts';
import { useOpenForm } from '../../session/loss.ts';
import { linkTarget } from '../../data/menu.tsx';

const refresh = [getHotel, hotelPage, searchHotels, listDepartments];

/** 酒店管理, one hotel: an admin edits all of its fields. */
export default function HotelRecord({ id }: { id: Id }) {
  const { data: hotel, error, retry } = useCall(getHotel, { id });
  const departments = useCall(listDepartments, {}).data;
  const save = useAction(modifyHotel, { refresh });
  useOpenForm(useHasUnsaved());

  if (!hotel && !error) return <PageSkeleton shape="form" />;
  return (
    <PageFrame
      title={hotel?.name ?? '酒店'}
      toolbar={<LinkButton {...linkTarget(paths.screen('hotel'))}>返回</LinkButton>}
    >
      {hotel ? (
        <MyHotelForm
          hotel={hotel}
          isReadOnly={false}
          choice={{ departments }}
          maxCoverBytes={hotelCoverLimit}
          upload={uploadCover}
          onSave={save}
        />
      ) : (
        error && <ErrorState message={error.message} onRetry={retry} />
      )}
    </PageFrame>
  );
}
