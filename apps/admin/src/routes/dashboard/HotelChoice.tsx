import { HotelPicker } from '@anzhu/domain/hotel';
import { useHotelChoice } from '../../data/useAll.ts';
import { useDashboardQuery } from './url.ts';

/** One hotel or all, for those who see more than one. */
export function HotelChoice() {
  const { hotelId, setHotel } = useDashboardQuery();
  const hotels = useHotelChoice() ?? undefined;
  return (
    <HotelPicker
      isLabelHidden
      placeholder="全部酒店"
      isClearable
      hotels={hotels}
      value={hotelId}
      onChange={setHotel}
    />
  );
}
