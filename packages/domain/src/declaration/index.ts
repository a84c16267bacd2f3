export { reviewerChoosesRoom } from './room.ts';
