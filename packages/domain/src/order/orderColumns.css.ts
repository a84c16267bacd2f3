import { media } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** 未付 before a sum. On phones the status of the order says it, and the sum has no label that is contradicted. */
export const unpaid = style({ '@media': { [media.phone]: { display: 'none' } } });
