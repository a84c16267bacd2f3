declare module 'virtual:exports' {
  /** The modules of the packages by what imports them. */
  export const modules: Record<string, Record<string, unknown>>;
}
