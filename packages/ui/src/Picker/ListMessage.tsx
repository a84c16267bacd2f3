import { Button } from '../Button/index.ts';
import type { SearchResult } from '../lib/search/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import { failure, message } from './list.css.ts';
import type { OptionsState } from './useRemoteOptions.ts';

interface ListMessageProps {
  optionsState: OptionsState;
  query: string;
  found: SearchResult;
  /** 重试 was pressed: it goes away, and the focus with it. */
  onRetry: () => void;
}

/** What is above the options or in their place, read aloud as it changes: count, none, or loading. */
export function ListMessage({ optionsState, query, found, onRetry }: ListMessageProps) {
  const { error, isLoading, options } = optionsState;
  const isSearched = query.trim() !== '';
  if (error) {
    return (
      <div role="alert" className={failure}>
        <span>{error.message}</span>
        <Button
          size="small"
          onPress={() => {
            onRetry();
            return error.onRetry();
          }}
        >
          重试
        </Button>
      </div>
    );
  }
  const isEmpty = found.count === 0 && found.isComplete;
  const nothing = options.length === 0 && !isSearched ? '暂无数据' : '无匹配项';
  return (
    <output className={isEmpty ? message : visuallyHidden}>
      {isEmpty && (isLoading ? '加载中' : nothing)}
      {!isEmpty && isSearched && found.isComplete && `找到 ${found.count} 项`}
    </output>
  );
}
