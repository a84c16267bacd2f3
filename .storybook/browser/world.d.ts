declare module 'virtual:hotel-world' {
  const world: import('./makeWorld.ts').World;
  export default world;
}
