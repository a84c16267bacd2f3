import { useState } from 'react';
import { clampPage } from './paginate.ts';
import { jump, setting } from './Pager.css.ts';

export interface JumpProps {
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
}

/** 前往第 n 页: Enter, or leaving the field, goes to the page typed, or to the nearest that exists. */
export function Jump({ page, pages, onPageChange }: JumpProps) {
  const [typed, setTyped] = useState<string | null>(null);

  const go = (): void => {
    setTyped(null);
    const requested = Number.parseInt(typed ?? '', 10);
    if (!Number.isNaN(requested)) onPageChange(clampPage(requested, pages));
  };

  return (
    <label className={setting}>
      前往第
      <input
        className={jump}
        aria-label={`前往第 ${page} 页`}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? page}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ''))}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go();
          if (event.key === 'Escape') setTyped(null);
        }}
      />
      页
    </label>
  );
}
