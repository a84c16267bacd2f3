/** A case as it was rendered in Node. */
interface Rendered {
  /** Null where it threw. */
  html: string | null;
  /** What React printed or threw. */
  faults: string[];
}

/** What the program that renders in Node exports. */
export interface RenderProgram {
  renderAll: () => Promise<{
    rendered: Record<string, Rendered>;
    /** How many components the packages export. */
    components: number;
    /** Exported components that no case shows, `@anzhu/ui/Button Button`. */
    missing: string[];
  }>;
}
