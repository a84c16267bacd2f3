import { Link } from '@anzhu/ui/Button';
import { Roofs, street } from '@anzhu/ui/Roofs';
import { mark, Seal } from '@anzhu/ui/Seal';
import { Heading, Text } from '@anzhu/ui/Text';
import type { ReactNode } from 'react';
import { brand, footer, main, names, paper, sheet } from './PaperFrame.css.ts';

export interface PaperFrameProps {
  /** The record-filing link in the footer: its words and its address. */
  filing?: { label: string; url: string } | undefined;
  children: ReactNode;
}

/**
 * The page outside of the shell: paper, the name 安住, one panel, and a quiet drawing of roofs. For
 * signing in and for what a phone confirms.
 */
export function PaperFrame({ filing, children }: PaperFrameProps) {
  return (
    <div className={paper}>
      <main className={main}>
        <div className={brand}>
          <Seal carving={mark} size={60} />
          <div className={names}>
            <Heading level={1} size="display">
              安住
            </Heading>
            <Text as="p" size="small" tone="muted">
              酒店与隔离管理
            </Text>
          </div>
        </div>
        <div className={sheet}>{children}</div>
      </main>
      <Roofs drawing={street} size="wide" />
      <footer className={footer}>
        {filing && (
          <Text size="note" tone="muted">
            <Link href={filing.url} isExternal>
              {filing.label}
            </Link>
          </Text>
        )}
      </footer>
    </div>
  );
}
