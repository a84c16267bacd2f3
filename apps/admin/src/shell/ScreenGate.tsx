import { findScreen } from '@anzhu/domain/menu';
import { NoPermissionState } from '@anzhu/ui/State';
import type { ReactNode } from 'react';
import { useMenu } from './useMenu.ts';

/** Shows a screen to those whose menu has it, 没有权限 to the others. The server enforces; this only shows. */
export default function ScreenGate({ name, children }: { name: string; children: ReactNode }) {
  return findScreen(useMenu(), name) ? children : <NoPermissionState />;
}
