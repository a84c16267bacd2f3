/** Since when a hotel is closed, and why, as far as it is known. */
export interface Closing {
  day?: string | undefined;
  reason?: string | undefined;
}

/** What is above the screens of a closed hotel: 酒店已停业（2026-03-10 起，整体装修）：可查看，不能办理. */
export function closedNotice({ day, reason }: Closing = {}): string {
  const since = [day && `${day} 起`, reason].filter(Boolean).join('，');
  return `酒店已停业${since && `（${since}）`}：可查看，不能办理`;
}
