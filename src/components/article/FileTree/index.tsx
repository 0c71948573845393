import type { ReactNode } from 'react';

interface FileTreeProps {
  /** A list of files, in which each folder contains a nested list. */
  readonly children?: ReactNode;
}

/** A tree of files and folders; folders have the class `m-folder`. */
export function FileTree({ children }: FileTreeProps) {
  return <div className="m-tree">{children}</div>;
}
