import { Button } from '../Button/index.ts';
import { virtualizeAbove } from './tableMetrics.ts';
import { more } from './Table.css.ts';

/** On phones a long list comes in parts: the next part, and how many rows are left. */
export function MoreRows({ left, onMore }: { left: number; onMore: () => void }) {
  return (
    <div className={more}>
      <Button
        onPress={onMore}
      >{`再显示 ${Math.min(virtualizeAbove, left)} 条，还有 ${left} 条`}</Button>
    </div>
  );
}
