/** Later names stand in the text of earlier ones: Edge calls itself Chrome, Chrome calls itself Safari. */
const browsers: readonly [RegExp, string][] = [
  [/MicroMessenger\/(\d+)/, '微信'],
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari/, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/HarmonyOS|OpenHarmony/, '鸿蒙'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** What a device is, in a few words, by what its browser calls itself: `Chrome 141 · Windows`. */
export function describeDevice(agent: string): string {
  const browser = browsers
    .map(([pattern, name]) => ({ name, found: pattern.exec(agent) }))
    .find(({ found }) => found !== null);
  const system = systems.find(([pattern]) => pattern.test(agent))?.[1];
  const words = [browser && `${browser.name} ${browser.found?.[1]}`, system];
  return words.filter(Boolean).join(' · ') || '未知设备';
}
