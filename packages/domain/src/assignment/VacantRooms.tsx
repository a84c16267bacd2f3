import type { Id } from '@anzhu/api/contract/codecs';
import { FormSection } from '@anzhu/ui/Form';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { Text } from '@anzhu/ui/Text';
import type { RoomTypeOption } from '../roomType/index.ts';
import { hotel as hotelStyle, list, name, type } from './VacantRooms.css.ts';

/** A hotel with its vacant isolation rooms by type. */
export interface HotelVacancy {
  id: Id;
  name: string;
  roomTypes: readonly RoomTypeOption[];
}

interface VacantRoomsProps {
  /** Undefined while they are loading. */
  vacancies: readonly HotelVacancy[] | undefined;
  /** The room type that is chosen. */
  chosen: Id | null;
  onChoose: (hotelId: Id, roomType: Id) => void;
}

const totalOf = ({ roomTypes }: HotelVacancy): number =>
  roomTypes.reduce((sum, { vacant }) => sum + (vacant ?? 0), 0);

/** 剩余隔离房: the available rooms by hotel and type; a press chooses both. */
export const VacantRooms = ({ vacancies, chosen, onChoose }: VacantRoomsProps) => (
  <FormSection title="剩余隔离房">
    {vacancies === undefined && <Skeleton height={200} />}
    {vacancies?.map((one) => (
      <div key={one.id} className={hotelStyle}>
        <div className={name}>
          <span>{one.name}</span>
          <span>{`共 ${totalOf(one)} 间`}</span>
        </div>
        <ul className={list} aria-label={one.name}>
          {one.roomTypes.map((roomType) => (
            <li key={roomType.id}>
              <button
                type="button"
                className={type}
                aria-pressed={roomType.id === chosen}
                disabled={roomType.vacant === 0}
                onClick={() => onChoose(one.id, roomType.id)}
              >
                <span>{roomType.name}</span>
                <Text {...(roomType.vacant === 0 && { tone: 'danger' })}>
                  {roomType.vacant === 0 ? '满' : `${roomType.vacant ?? 0} 间`}
                </Text>
              </button>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </FormSection>
);
