import { Button } from '@anzhu/ui/Button';
import { Copy, Download, Printer } from '@anzhu/ui/Icon';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { printedAlone } from '@anzhu/ui/print';
import { saveFile } from '@anzhu/ui/saveFile';
import { Text } from '@anzhu/ui/Text';
import { useEffect, useRef, useState } from 'react';
import { buttons, codes as codesStyle } from './SignInSteps.css.ts';

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** They have been kept: they are not shown again. */
  onDone: () => void;
}

/**
 * The recovery codes of 两步验证, shown this once: to be copied, downloaded or printed.
 *
 * Keyboard: Tab reaches 复制, 下载 and 打印; 我已保存 has the focus.
 */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const done = useRef<HTMLButtonElement>(null);
  const [outcome, setOutcome] = useState('');
  useEffect(() => done.current?.focus(), []);

  const text = `安住 恢复码\n\n${codes.join('\n')}\n`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('已复制');
    } catch {
      setOutcome('无法复制，请下载或抄写');
    }
  };
  return (
    <Stack gap={3}>
      <Text as="p">请保存恢复码。手机不在身边时，每个可代替验证码登录一次。离开后不再显示。</Text>
      <div {...printedAlone}>
        <Stack gap={2}>
          <Text as="p" isStrong>
            安住 恢复码
          </Text>
          <ul className={codesStyle} aria-label="恢复码">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </Stack>
      </div>
      <Inline gap={2}>
        <Button icon={<Copy size={16} />} onPress={copy}>
          复制
        </Button>
        <Button
          icon={<Download size={16} />}
          onPress={() => saveFile(new Blob([text], { type: 'text/plain' }), '安住 恢复码.txt')}
        >
          下载
        </Button>
        <Button icon={<Printer size={16} />} onPress={() => print()}>
          打印
        </Button>
      </Inline>
      <output>{outcome}</output>
      <div className={buttons}>
        <Button ref={done} tone="brand" variant="solid" onPress={onDone}>
          我已保存
        </Button>
      </div>
    </Stack>
  );
}
