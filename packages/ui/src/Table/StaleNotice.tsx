import { Button } from '../Button/index.ts';
import { notice } from './Table.css.ts';

export interface StaleNoticeProps {
  message: string;
  onRetry: () => void | Promise<void>;
}

/** The rows below could not be read again. */
export function StaleNotice({ message, onRetry }: StaleNoticeProps) {
  return (
    <div className={notice} role="alert">
      {message}
      <Button size="small" onPress={onRetry}>
        重试
      </Button>
    </div>
  );
}
