/** What the build and its tests use of Node: its types are no dependency of the client. */
declare module 'node:fs' {
  export function existsSync(path: string): boolean
  export function readdirSync(path: string): string[]
  export function readFileSync(path: string, encoding: 'utf-8'): string
  export function writeFileSync(path: string, text: string): void
  export function mkdtempSync(prefix: string): string
  export function rmSync(path: string, options: { recursive: boolean }): void
  export function cpSync(
    from: string,
    to: string,
    options: { recursive: boolean; filter?: (path: string) => boolean },
  ): void
}
declare module 'node:os' {
  export function tmpdir(): string
}
declare module 'node:path' {
  export function join(...parts: string[]): string
}
declare module 'node:url' {
  export function fileURLToPath(url: URL): string
}
interface ImportMeta {
  readonly dirname: string
}
