export { Sparkline as default } from '@anzhu/ui/chart';
