import { userEvent } from 'storybook/test';

/** The user-event of the stories, for packages that bring one of their own (`main.ts`). */
export { userEvent };
