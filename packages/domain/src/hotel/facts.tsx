import { Hotel, HotelState, hotelStateLabel } from '@anzhu/api/contract/hotel';
import { labelsOf } from '@anzhu/api/contract/label';
import { nothing } from '@anzhu/api/rules/timeText';
import { Inline } from '@anzhu/ui/Layout';
import type { Column } from '@anzhu/ui/Table';
import { Tag } from '@anzhu/ui/Tag';
import { looksOf, StatusTag, type StatusLook } from '../kit/index.ts';

const labels = labelsOf(Hotel);
const accepts: StatusLook = { label: '接收', tone: 'accent', icon: 'shield' };
const refuses: StatusLook = { label: '不接收', tone: 'neutral', icon: 'ban' };

const hotelStateLook = looksOf(hotelStateLabel, {
  [HotelState.open]: { tone: 'success', icon: 'check', isQuiet: true },
  [HotelState.closed]: { tone: 'neutral', icon: 'ban' },
});

/** More badges than these are counted in the list: a row has one line. */
const shownBadges = 2;
const tags = (badges: readonly string[], limit: number) =>
  badges.length === 0 ? (
    nothing
  ) : (
    <Inline gap={1} isWrapping={limit === Infinity}>
      {badges.slice(0, limit).map((badge) => (
        <Tag key={badge} tone="neutral">
          {badge}
        </Tag>
      ))}
      {badges.length > limit && `+${badges.length - limit}`}
    </Inline>
  );
export const textFact = (
  id: 'address' | 'deptName' | 'parkingLot' | 'contactPhone' | 'province' | 'city',
) => ({
  id,
  header: labels[id],
  cell: (hotel: Hotel) => hotel[id] || nothing,
});

const nameFact: Column<Hotel> = {
  id: 'name',
  header: labels.name,
  width: 160,
  pin: 'start',
  cell: (hotel) => hotel.name,
};
export const isolationFact: Column<Hotel> = {
  id: 'allowIsolation',
  header: labels.allowIsolation,
  width: 104,
  cell: ({ allowIsolation }) => <StatusTag look={allowIsolation ? accepts : refuses} />,
};
export const stateFact: Column<Hotel> = {
  id: 'state',
  header: labels.state,
  width: 104,
  cell: ({ state }) => <StatusTag look={hotelStateLook[state ?? HotelState.open]} />,
};
export const badgeFact = (limit: number): Column<Hotel> => ({
  id: 'badge',
  header: labels.badge,
  width: 208,
  cell: ({ badge }) => tags(badge, limit),
});

/** The columns of the hotels without their actions. */
export const hotelFacts: Column<Hotel>[] = [
  nameFact,
  { ...textFact('address'), width: 240, phone: 'second' },
  { ...badgeFact(shownBadges), phone: 'third' },
  { ...textFact('deptName'), width: 144, phone: 'hidden' },
  { ...isolationFact, phone: 'hidden' },
  { ...stateFact, phone: 'mark' },
];
