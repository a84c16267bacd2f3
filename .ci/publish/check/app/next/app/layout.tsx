import type { ReactNode } from 'react';
import { Appearance } from './Appearance.tsx';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN" suppressHydrationWarning>
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <Appearance />
        {children}
      </body>
    </html>
  );
}
