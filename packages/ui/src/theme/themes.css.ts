import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { chart, color, density } from './contract.css.ts';
import { darkChart, darkColor, lightChart, lightColor } from './palette.ts';
import { media } from './scale.ts';

createGlobalTheme(
  ':root, [data-theme="light"]',
  { color, chart },
  { color: lightColor, chart: lightChart },
);
globalStyle(':root, [data-theme="light"]', { colorScheme: 'light' });

// On a screen only: paper is white.
globalStyle('[data-theme="dark"]', {
  '@media': {
    screen: {
      colorScheme: 'dark',
      vars: { ...assignVars(color, darkColor), ...assignVars(chart, darkChart) },
    },
  },
});

// Until a theme is chosen the page's ground already is the system's: no white flash at night.
globalStyle(':root:not([data-theme])', {
  '@media': {
    [media.dark]: {
      colorScheme: 'dark',
      vars: assignVars(color, darkColor),
    },
  },
});

createGlobalTheme(':root, [data-density="comfortable"]', density, {
  control: '32px',
  controlSmall: '26px',
  row: '40px',
  controlInset: '12px',
  cellInset: '12px',
  fieldGap: '16px',
  blockGap: '16px',
});

createGlobalTheme('[data-density="compact"]', density, {
  control: '28px',
  controlSmall: '24px',
  row: '32px',
  controlInset: '10px',
  cellInset: '8px',
  fieldGap: '12px',
  blockGap: '12px',
});

// Touch needs 44 px at every density.
globalStyle(':root, [data-density]', {
  '@media': {
    [media.touch]: {
      vars: { [density.control]: '44px', [density.controlSmall]: '44px', [density.row]: '48px' },
    },
  },
});
