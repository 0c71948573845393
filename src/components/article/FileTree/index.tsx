import type { ReactNode } from 'react';

interface FileTreeProps {
  /** A list of files; those of a folder are a list inside it. */
  readonly children?: ReactNode;
}

/** The files of a folder; folders are items with the class `m-folder`. */
export function FileTree({ children }: FileTreeProps) {
  return <div className="m-tree">{children}</div>;
}
