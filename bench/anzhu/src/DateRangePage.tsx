import { DateRange } from '@anzhu/ui/DateRange';
import { useState, type ComponentProps } from 'react';

type Span = ComponentProps<typeof DateRange>['value'];

export function DateRangePage() {
  const [days, setDays] = useState<Span>(null);
  return <DateRange label="日期" value={days} onChange={setDays} today="2026-03-18" />;
}
