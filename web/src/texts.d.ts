/** The texts as the build finds them: see `texts.ts` beside the folder `src`. */
declare module 'virtual:texts' {
  /** Code and own name of each language. */
  export const names: [code: string, name: string][]
  /** The files of each language: the title they belong to, if it is one, and what is in them. */
  export const load: Record<
    string,
    () => Promise<{ default: [title: string | null, text: string][] }>
  >
}
