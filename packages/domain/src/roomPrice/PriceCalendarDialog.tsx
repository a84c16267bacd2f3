import type { NightPrice } from '@anzhu/api/contract/roomPrice';
import { MonthHead, MonthPicker, addMonths, startOfMonth } from '@anzhu/ui/Calendar';
import { Button } from '@anzhu/ui/Button';
import { Dialog } from '@anzhu/ui/Dialog';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { ErrorState } from '@anzhu/ui/State';
import { Text } from '@anzhu/ui/Text';
import { media } from '@anzhu/ui/theme';
import { useMedia } from '@anzhu/ui/useMedia';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { PriceLegend, PriceMonth } from './PriceCalendar.tsx';
import * as css from './PriceCalendar.css.ts';
import { PriceEditor, type PriceChange } from './PriceEditor.tsx';
import { pricesOf } from './picked.ts';
import { usePicking } from './usePicking.ts';

export interface PriceCalendarDialogProps {
  roomType: { name: string };
  /** The hotel's day, `yyyy-MM-dd`: the first that has a price. */
  today: string;
  /** From today to the last night that can be priced; undefined while they are loading. */
  prices: readonly NightPrice[] | undefined;
  /** Why the prices could not be loaded, and what 重试 does. */
  error?: { message: string; onRetry: () => void | Promise<void> } | undefined;
  /** Available rooms by night, `yyyy-MM-dd`, where that is known. */
  available?: ReadonlyMap<string, number> | undefined;
  /** Saves a price. Without it the calendar is only shown. */
  onSave?: ((change: PriceChange) => unknown) | undefined;
  /** Reads the prices again after a conflict. */
  onRefresh: () => void | Promise<void>;
  /** Called on 关闭, × and Esc. */
  onClose: () => void;
}

const noRooms: ReadonlyMap<string, number> = new Map();
const places = ['first', 'second'] as const;

/**
 * 房价日历: what each night costs in rooms of a type, two months side by side, one on phones; days and weekdays
 * are picked and priced below. Rendered means open.
 *
 * Press a day or drag over several, or press a weekday; a finger taps the first and the last day.
 *
 * Keyboard: arrows move by days and weeks, Home and End within the week, PageUp and PageDown by months; with Shift
 * the arrows pick. Enter goes to the price, Enter in it saves; Esc takes back what is picked, then closes.
 */
export function PriceCalendarDialog(props: PriceCalendarDialogProps) {
  const { roomType, today, prices, error, available = noRooms, onSave, onRefresh, onClose } = props;
  const count = useMedia(media.narrow) ? 1 : 2;
  const max = prices?.at(-1)?.night ?? today;
  return (
    <Dialog
      isOpen
      title={`房价日历 · ${roomType.name}`}
      size="large"
      onClose={onClose}
      footer={<Button onPress={onClose}>关闭</Button>}
    >
      {error && !prices && <ErrorState message={error.message} onRetry={error.onRetry} />}
      {!error && !prices && <Skeleton width="100%" height={560} />}
      {prices && <Calendar {...{ today, max, prices, available, count, onSave, onRefresh }} />}
    </Dialog>
  );
}

interface CalendarProps extends Pick<PriceCalendarDialogProps, 'today' | 'onSave' | 'onRefresh'> {
  max: string;
  prices: readonly NightPrice[];
  available: ReadonlyMap<string, number>;
  count: 1 | 2;
}

function Calendar({ today, max, prices, available, count, onSave, onRefresh }: CalendarProps) {
  const isEditable = onSave !== undefined;
  const { element, ofAnyDay, picked, isComplete, focused, first, show, clear } = usePicking({
    min: today,
    max,
    count,
    isEditable,
  });
  const [choosing, setChoosing] = useState<number | null>(null);
  const byNight = useMemo(() => new Map(prices.map((one) => [one.night, one])), [prices]);

  const month = { today, max, prices: byNight, available, picked, tabStop: focused, isEditable };
  /** For all that is in the editor. */
  const ofEditor = {
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || picked === null) return;
      event.stopPropagation();
      clear();
    },
  };

  return (
    <div className={css.sheet}>
      <div ref={element} className={css.months} {...ofAnyDay}>
        {places.slice(0, count).map((place, index) => {
          const shown = addMonths(first, index);
          const choose = (chosen: string): void => {
            setChoosing(null);
            show(addMonths(startOfMonth(chosen), -index));
          };
          return (
            <div key={place}>
              <MonthHead
                month={shown}
                isFirst={index === 0}
                isLast={index === count - 1}
                isChoosing={choosing === index}
                onChoose={() => setChoosing(choosing === index ? null : index)}
                onShow={(by) => choose(addMonths(shown, by))}
              />
              {choosing === index ? (
                <MonthPicker
                  {...{ month: shown, min: today, max }}
                  onChoose={choose}
                  onCancel={() => setChoosing(null)}
                />
              ) : (
                <PriceMonth {...month} month={shown} hasTabStops={index === 0} />
              )}
            </div>
          );
        })}
      </div>
      <PriceLegend />
      {isEditable && (
        <div className={css.editor} {...ofEditor}>
          {picked ? (
            <PriceEditor
              key={JSON.stringify(picked)}
              {...{ picked, isComplete, onSave, onRefresh }}
              {...pricesOf(picked, byNight)}
              onDone={clear}
            />
          ) : (
            <Text size="small" tone="muted">
              点选或拖过日期，或点星期，再填价格。
              <span className={css.keyHint}>
                键盘：方向键移动，Shift + 方向键选多天，Enter 填价格
              </span>
            </Text>
          )}
        </div>
      )}
    </div>
  );
}
