import { Hotel, isClosedHotel, leaveOpenLabel } from '@anzhu/api/contract/hotel';
import { labelsOf } from '@anzhu/api/contract/label';
import { nothing } from '@anzhu/api/rules/timeText';
import { Image } from '@anzhu/ui/Image';
import { RichTextView } from '@anzhu/ui/RichText';
import {
  itemsOf,
  RecordView,
  type Fact,
  type RecordState,
  type RecordViewProps,
} from '../kit/index.ts';
import { badgeFact, isolationFact, stateFact, textFact } from './facts.tsx';
import { textNames } from './myHotelForm.ts';

const labels = labelsOf(Hotel);

const hourFact = (id: 'holdHour' | 'lateHalfHour' | 'lateWholeHour'): Fact<Hotel> => ({
  id,
  header: labels[id],
  cell: ({ [id]: hour }) => (hour === undefined || hour === null ? nothing : `${hour} 点`),
});

const facts: readonly Fact<Hotel>[] = [
  {
    id: 'cover',
    header: labels.cover,
    isWide: true,
    cell: (hotel) =>
      hotel.cover && <Image src={hotel.cover} alt={hotel.name} ratio={16 / 9} isPreviewable />,
  },
  textFact('deptName'),
  { ...textFact('address'), isWide: true },
  textFact('province'),
  textFact('city'),
  { id: 'longitude', header: labels.longitude, cell: ({ longitude }) => longitude ?? nothing },
  { id: 'latitude', header: labels.latitude, cell: ({ latitude }) => latitude ?? nothing },
  textFact('contactPhone'),
  textFact('parkingLot'),
  badgeFact(Infinity),
  isolationFact,
  hourFact('holdHour'),
  hourFact('lateHalfHour'),
  hourFact('lateWholeHour'),
  {
    id: 'leaveOpen',
    header: labels.leaveOpen,
    cell: ({ leaveOpen }) => (leaveOpen === undefined ? nothing : leaveOpenLabel[leaveOpen]),
  },
  ...textNames.map((name): Fact<Hotel> => ({
    id: name,
    header: labels[name],
    isWide: true,
    cell: (hotel) => (hotel[name] ? <RichTextView html={hotel[name]} /> : nothing),
  })),
];

const closedFacts: readonly Fact<Hotel>[] = [
  { id: 'closedDay', header: labels.closedDay, cell: ({ closedDay }) => closedDay },
  {
    id: 'closedReason',
    header: labels.closedReason,
    isWide: true,
    cell: ({ closedReason }) => closedReason,
  },
];

export interface HotelRecordProps
  extends RecordState, Pick<RecordViewProps, 'actions' | 'children'> {
  /** The row at first, then the hotel with its four texts. */
  hotel: Hotel;
}

/** A hotel beside the list: its whole record. Keyboard: ↑ ↓ go to the hotel before and after, Esc closes. */
export function HotelRecord({ hotel, ...view }: HotelRecordProps) {
  return (
    <RecordView
      {...view}
      recordId={hotel.id}
      title={hotel.name}
      mark={
        <>
          <span>{`酒店 ${hotel.id}`}</span>
          {isClosedHotel(hotel) && stateFact.cell(hotel)}
          {isolationFact.cell(hotel)}
        </>
      }
      lead={[hotel.address, hotel.contactPhone].flatMap((fact) => fact || [])}
      groups={[
        ...(isClosedHotel(hotel) ? [{ title: '停业', items: itemsOf(closedFacts, hotel) }] : []),
        { title: '资料', items: itemsOf(facts, hotel) },
      ]}
    />
  );
}
