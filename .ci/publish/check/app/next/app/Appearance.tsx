'use client';
import { followAppearance } from '@anzhu/ui/theme';
import { ToastRegion } from '@anzhu/ui/Toast';
import { useEffect } from 'react';

/** The theme that was chosen on this device, and the messages. */
export function Appearance() {
  useEffect(followAppearance, []);
  return <ToastRegion />;
}
