import { FilterBar } from '@anzhu/ui/FilterBar';
import { TextField } from '@anzhu/ui/TextField';
import {
  defineFilter,
  textFilter,
  useFilterDraft,
  type FilterState,
  type ValuesOf,
} from '../kit/index.ts';
import { TitleHotel } from './TitleHotel.tsx';
import { hotelCondition } from './hotelCondition.ts';
import { hotelNameIn, type HotelChoice } from './hotelChoice.tsx';

/** The filter of the records of a hotel that have a name, with the label of the name. */
export const nameAndHotelFilter = (label: string, maxLength: number) =>
  defineFilter({ name: { label, codec: textFilter(maxLength) }, ...hotelCondition });

type NameAndHotelFilter = ReturnType<typeof nameAndHotelFilter>;

export interface NameAndHotelFilterBarProps extends FilterState<ValuesOf<NameAndHotelFilter>> {
  /** Made by `nameAndHotelFilter`. */
  filter: NameAndHotelFilter;
  /** The hotels to choose from, where there are several. */
  hotels: HotelChoice;
}

/**
 * Filters a list by name and, for the platform's admins, by hotel.
 *
 * Keyboard: Enter in the field is 查询.
 */
export function NameAndHotelFilterBar({ filter, hotels, ...state }: NameAndHotelFilterBarProps) {
  const words = { hotelId: hotelNameIn(hotels) };
  const { field, bar } = useFilterDraft(filter, state, words);
  return (
    <FilterBar
      {...bar}
      inTitle={<TitleHotel hotels={hotels} {...field('hotelId', { isAtOnce: true })} />}
    >
      <TextField {...field('name')} />
    </FilterBar>
  );
}
