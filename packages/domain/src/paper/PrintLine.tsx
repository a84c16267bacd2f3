import { formatMinute } from '@anzhu/api/rules/timeText';
import { useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { SignerContext } from './paperHotel.ts';
import { printLine } from './printSheet.css.ts';

const noTime = (): null => null;

/**
 * One line of a screen that is printed as it is, and on paper only: the hotel, how many records there are, when it is
 * printed and by whom.
 */
export function PrintLine({ count }: { count?: string | undefined }) {
  const { name, hotelName, now = noTime } = useContext(SignerContext);
  const [time, setTime] = useState(now);
  useEffect(() => {
    const setNow = (): void => flushSync(() => setTime(now()));
    addEventListener('beforeprint', setNow);
    return () => removeEventListener('beforeprint', setNow);
  }, [now]);
  const printed = [time === null ? '' : formatMinute(time), name].filter(Boolean).join(' ');
  const words = [hotelName, count, printed && `${printed} 打印`].filter(Boolean).join(' · ');
  return <p className={printLine} data-paper={words} />;
}
