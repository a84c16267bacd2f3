/** Whether the story runner has opened the page: it sets the name (`test-runner-environment.ts`). */
export const isStoryRun = 'isStoryRun' in globalThis;
