/** Runs something after so many frames have been drawn. @returns how to cancel it */
export function afterFrames(count: number, run: () => void): () => void {
  let [left, frame] = [count, 0];
  const next = (): void => {
    left -= 1;
    if (left < 0) run();
    else frame = requestAnimationFrame(next);
  };
  next();
  return () => cancelAnimationFrame(frame);
}
