import { Check, Copy } from '../../Icon/index.ts';
import { useState } from 'react';
import { IconButton } from '../../Button/index.ts';
import { toast } from '../../Toast/index.ts';
import { visuallyHidden } from '../../theme/index.ts';

/** Copies a text; shows and announces success until the pointer or the focus leaves. */
export function CopyButton({ text }: { text: () => string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      setCopied(true);
    } catch {
      toast.error('复制失败，请在表格中选取后复制');
    }
  };
  const resetCopied = (): void => setCopied(false);

  return (
    <span onPointerLeave={resetCopied}>
      <IconButton
        size="small"
        label="复制"
        icon={isCopied ? <Check size={16} /> : <Copy size={16} />}
        onPress={copy}
        onBlur={resetCopied}
      />
      <output className={visuallyHidden}>{isCopied && '已复制'}</output>
    </span>
  );
}
