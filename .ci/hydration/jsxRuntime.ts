import { Fragment, jsxDEV as create } from 'react/jsx-dev-runtime';

/** The types of all elements that were created. */
export const created = new Set<unknown>();

/** React's, and remembers the type: a component that is there was rendered. */
export const jsxDEV: typeof create = (type, ...others) => {
  created.add(type);
  return create(type, ...others);
};

export { Fragment };
