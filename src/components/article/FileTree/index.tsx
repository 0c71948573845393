import type { ReactNode } from 'react';

interface FileTreeProps {
  /** A list of files; the files of a folder are a nested list. */
  readonly children?: ReactNode;
}

/** The files of a folder; folders are items with the class `m-folder`. */
export function FileTree({ children }: FileTreeProps) {
  return <div className="m-tree">{children}</div>;
}
