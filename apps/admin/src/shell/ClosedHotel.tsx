import { ClosedNotice, type ClosedNoticeProps } from '@anzhu/domain/hotel';

/** The notice above the screens of a hotel's people whose hotel was closed. */
export default function ClosedHotel(closing: ClosedNoticeProps) {
  return <ClosedNotice {...closing} />;
}
