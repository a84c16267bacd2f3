import type { Download } from '@anzhu/api/client';

/** Hands a downloaded file to the person, under the server's name for it, else under ours. */
export function saveFile({ blob, fileName }: Download, ourName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName ?? ourName;
  link.click();
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
