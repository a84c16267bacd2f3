/** Whether this keyboard has ⌘ instead of Ctrl. */
export const isMacPlatform = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
