import type { Data, Node } from 'mdast';

/** The image element is in `data`. */
interface InlinePicture extends Node {
  type: 'inlinePicture';
  alt: string;
  /** URL of the full-size image. */
  url: string;
  data: Data;
}

declare module 'mdast' {
  interface RootContentMap {
    inlinePicture: InlinePicture;
  }
  interface PhrasingContentMap {
    inlinePicture: InlinePicture;
  }
}
