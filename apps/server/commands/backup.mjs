import './nodeVersion.mjs';

import('./backup.ts');
