import { Hotel } from '@anzhu/api/contract/hotel';
import { labelsOf } from '@anzhu/api/contract/label';
import { nothing } from '@anzhu/api/rules/timeText';
import { Button } from '@anzhu/ui/Button';
import { Image } from '@anzhu/ui/Image';
import { RichTextView } from '@anzhu/ui/RichText';
import { itemsOf, ViewDialog, type Fact, type ViewState } from '../kit/index.ts';
import { badgeFact, isolationFact, nameFact, textFact } from './facts.tsx';
import { textNames } from './myHotelForm.ts';

const labels = labelsOf(Hotel);

const facts: readonly Fact<Hotel>[] = [
  {
    id: 'cover',
    header: labels.cover,
    isWide: true,
    cell: (hotel) =>
      hotel.cover && <Image src={hotel.cover} alt={hotel.name} ratio={16 / 9} isPreviewable />,
  },
  nameFact,
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
  ...textNames.map((name): Fact<Hotel> => ({
    id: name,
    header: labels[name],
    isWide: true,
    cell: (hotel) => (hotel[name] ? <RichTextView html={hotel[name]} /> : nothing),
  })),
];

export interface HotelDetailDialogProps extends ViewState {
  /** The row at first, then the hotel with its four texts. */
  hotel: Hotel;
  /** Opens the form of all fields. */
  onEditAll: () => void;
}

/** 查看 of a hotel: its whole record. Rendered means open. Keyboard: Esc closes. */
export function HotelDetailDialog({ hotel, onEditAll, ...state }: HotelDetailDialogProps) {
  return (
    <ViewDialog
      {...state}
      title={`查看酒店 · ${hotel.name}`}
      size="medium"
      items={itemsOf(facts, hotel)}
      actions={<Button onPress={onEditAll}>编辑全部资料</Button>}
    />
  );
}
