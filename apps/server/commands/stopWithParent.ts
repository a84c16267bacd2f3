/** How often to look whether the parent is still there, in milliseconds. */
const checkInterval = 250;

/**
 * The shell of npm ends at SIGTERM without forwarding it. A command that npm runs therefore takes the end
 * of its parent for the signal, so that stopping npm stops the server too.
 */
export function stopWithParent(): void {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, checkInterval);
  timer.unref();
}
