import { Graph, layout } from '@dagrejs/dagre';
import type { Machine } from './machine';

/* Sizes in CSS pixels. */
const characterWidth = 6.9;
const boxPadding = 9;
export const boxHeight = 28;
/** Length of the arrow into an initial state. */
const stub = 30;
const digitWidth = 7;

export interface Coordinates {
  readonly x: number;
  readonly y: number;
}

export interface StateBox extends Coordinates {
  readonly state: string;
  readonly width: number;
}

export interface Arrow {
  readonly points: readonly Coordinates[];
  readonly numbers: readonly number[];
  /** The centre of the label with the numbers of the changes. */
  readonly label: Coordinates;
  /** Whether the reader's institution makes all the changes that the arrow shows. */
  readonly isOwn: boolean;
}

/** The coordinates of a box are those of its centre. */
interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly StateBox[];
  readonly arrows: readonly Arrow[];
}

interface Edge {
  readonly from: string | undefined;
  readonly to: string;
  readonly numbers: number[];
  isOwn: boolean;
}

function edgesOf({ changes }: Machine): Edge[] {
  const edges = new Map<string, Edge>();
  for (const { from, to, number, isOwn } of changes) {
    const key = `${from ?? ''} ${to}`;
    const edge = edges.get(key) ?? { from, to, numbers: [], isOwn: true };
    edges.set(key, edge);
    edge.numbers.push(number);
    edge.isOwn &&= isOwn;
  }
  return [...edges.values()];
}

/** Returns the point where a line from the middle of a box to another point leaves the box. */
function exitPoint({ x, y, width }: StateBox, target: Coordinates): Coordinates {
  const dx = target.x - x;
  const dy = target.y - y;
  const scale = Math.min(
    dx === 0 ? Infinity : width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : boxHeight / 2 / Math.abs(dy),
  );
  return { x: x + dx * scale, y: y + dy * scale };
}

/** Lays out the states and changes of a machine from top to bottom, in layers. */
export function layOut(machine: Machine): Layout {
  const edges = edgesOf(machine);
  const graph = new Graph({ multigraph: false });
  graph.setGraph({ rankdir: 'TB', nodesep: 14, ranksep: 32, edgesep: 12 });
  graph.setDefaultEdgeLabel(() => ({}));
  const widths = new Map<string, number>();
  for (const state of machine.states) {
    const width = Math.round(state.length * characterWidth + 2 * boxPadding);
    widths.set(state, width);
    const hasStub = edges.some(
      ({ from, to }) => to === state && (from === undefined || from === to),
    );
    graph.setNode(state, { width: width + (hasStub ? 2 * (stub + 6) : 0), height: boxHeight });
  }
  for (const { from, to, numbers } of edges) {
    if (from === undefined || from === to) continue;
    const width = numbers.join(', ').length * digitWidth;
    graph.setEdge(from, to, { width, height: 12, labelpos: 'c' });
  }
  layout(graph);

  const boxOf = (state: string): StateBox => {
    const { x = 0, y = 0 } = graph.node(state) as Partial<Coordinates>;
    return { state, x, y, width: widths.get(state) ?? 0 };
  };
  const arrowOf = ({ from, to, numbers, isOwn }: Edge): Arrow => {
    const box = boxOf(to);
    if (from === undefined) {
      const end = { x: box.x - box.width / 2, y: box.y };
      const label = { x: end.x - stub / 2, y: box.y - 9 };
      return { points: [{ x: end.x - stub, y: box.y }, end], numbers, label, isOwn };
    }
    if (from === to) {
      const right = box.x + box.width / 2;
      const corners = [
        [0, -7],
        [16, -7],
        [16, 7],
        [0, 7],
      ] as const;
      const points = corners.map(([dx, dy]) => ({ x: right + dx, y: box.y + dy }));
      return { points, numbers, label: { x: right + 24, y: box.y }, isOwn };
    }
    const {
      points,
      x = 0,
      y = 0,
    } = graph.edge(from, to) as Partial<Coordinates> & { points: Coordinates[] };
    const middle = points.slice(1, -1);
    const first = middle[0] ?? box;
    const last = middle.at(-1) ?? boxOf(from);
    const all = [exitPoint(boxOf(from), first), ...middle, exitPoint(box, last)];
    return { points: all, numbers, label: { x, y }, isOwn };
  };
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  return { width, height, boxes: machine.states.map(boxOf), arrows: edges.map(arrowOf) };
}
