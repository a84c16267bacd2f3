export {
  ConnectionBadge,
  type ConnectionBadgeProps,
  type ConnectionState,
} from './ConnectionBadge.tsx';
