import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  readonly id: number;
  readonly parent: number;
  /** Resident memory in bytes. */
  readonly memory: number;
}

const pageSize = 4096;

function readProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        // The program's name, in parentheses, may contain spaces.
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return [{ id: +name, parent: Number(fields[1]), memory: Number(fields[21]) * pageSize }];
      } catch {
        return [];
      }
    });
}

/**
 * Returns the resident memory, in bytes, of a process and its descendants. Counts shared pages once
 * per process.
 */
export function memoryOfTree(root: number, processes: readonly Process[]): number {
  const children = processes.filter(({ parent }) => parent === root);
  const own = processes.find(({ id }) => id === root)?.memory ?? 0;
  return children.reduce((sum, { id }) => sum + memoryOfTree(id, processes), own);
}

/**
 * Watches the memory of a process and its descendants through Linux's /proc.
 *
 * @returns a function that stops watching and returns the peak in bytes, undefined on other systems
 */
export function watchMemory(root: number): () => number | undefined {
  if (process.platform !== 'linux') return () => undefined;
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOfTree(root, readProcesses()));
  }, 200);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
