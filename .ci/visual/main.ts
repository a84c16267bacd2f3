// The test runner reads its stories from the index of the served build; it requires this file all the same.
export { default } from '../../.storybook/main.ts';
