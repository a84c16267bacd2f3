import { getHotel, hotelPage, type Hotel } from '@anzhu/api/contract/hotel';
import { closeHotel, hotelClosing } from '@anzhu/api/contract/hotelClosing';
import { searchHotels } from '@anzhu/api/contract/hotelSearch';
import { CloseHotelDialog } from '@anzhu/domain/hotel';
import { useAction, useCall } from '../../data/index.ts';
import { useScreenLinks } from '../../data/menu.tsx';

const refresh = [hotelPage, getHotel, searchHotels, hotelClosing];

/** 停业: what is left to do is read each time it opens. */
export function CloseHotel({ hotel, onClose }: { hotel: Hotel; onClose: () => void }) {
  const { data, error, retry } = useCall(hotelClosing, { id: hotel.id });
  return (
    <CloseHotelDialog
      hotel={hotel}
      blocks={data}
      error={error && { message: error.message, onRetry: retry }}
      linkTo={useScreenLinks()}
      onRefresh={retry}
      onSave={useAction(closeHotel, { refresh })}
      onClose={onClose}
    />
  );
}
