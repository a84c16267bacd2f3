declare module 'virtual:hotel-world' {
  const world: {
    /** The address of the packed store. */
    store: string;
    key: string;
    now: string;
  };
  export default world;
}
