/** A drawn room: a window, a bed, a colour. Width and height in px. */
export function drawnRoom(wall: string, width = 800, height = 600): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 80 60" preserveAspectRatio="xMidYMid slice"><path fill="${wall}" d="M0 0h80v60H0z"/><path fill="white" fill-opacity=".7" d="M8 8h24v20H8z"/><path stroke="${wall}" stroke-width="2" d="M20 8v20M8 18h24"/><path fill="white" d="M30 34h42v16H30z"/><path fill="black" fill-opacity=".35" d="M30 40h42v10H30zM72 28h3v26h-3zM28 36h2v18h-2z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Not a picture at all. */
export const broken = 'data:image/png;base64,nothing';
