import type { ReactNode } from 'react';
import { Appearance } from './Appearance.tsx';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN" suppressHydrationWarning>
      <body>
        <Appearance />
        {children}
      </body>
    </html>
  );
}
