export { reviewableStatuses, reviewConflict, reviewStatusLook } from './status.ts';
