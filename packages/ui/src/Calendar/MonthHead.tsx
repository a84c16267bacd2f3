import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from '../Icon/index.ts';
import { IconButton } from '../Button/index.ts';
import { after, before, head, title } from './Calendar.css.ts';
import { monthName } from './dates.ts';

export interface MonthHeadProps {
  month: string;
  isFirst: boolean;
  isLast: boolean;
  /** Another month is being chosen. */
  isChoosing: boolean;
  onChoose: () => void;
  /** Shows earlier (negative) or later months. */
  onShow: (byMonths: number) => void;
}

/** The name of a month, with the ways back at the first and the ways on at the last of those shown. */
export function MonthHead({
  month,
  isFirst,
  isLast,
  isChoosing,
  onChoose,
  onShow,
}: MonthHeadProps) {
  return (
    <div className={head}>
      <span className={before}>
        {isFirst && (
          <>
            <IconButton
              size="small"
              label="上一年"
              icon={<ChevronsLeft size={16} />}
              onPress={() => onShow(-12)}
            />
            <IconButton
              size="small"
              label="上一月"
              icon={<ChevronLeft size={16} />}
              onPress={() => onShow(-1)}
            />
          </>
        )}
      </span>
      <span aria-live="polite">
        <button
          type="button"
          className={title}
          title="选择年月"
          aria-expanded={isChoosing}
          onClick={onChoose}
        >
          {monthName(month)}
        </button>
      </span>
      <span className={after}>
        {isLast && (
          <>
            <IconButton
              size="small"
              label="下一月"
              icon={<ChevronRight size={16} />}
              onPress={() => onShow(1)}
            />
            <IconButton
              size="small"
              label="下一年"
              icon={<ChevronsRight size={16} />}
              onPress={() => onShow(12)}
            />
          </>
        )}
      </span>
    </div>
  );
}
