import type { Element, ElementContent, Properties } from 'hast';
import { joinWords } from '../../shared/joinWords';
import { boxHeight, layOut, type Arrow, type Coordinates, type StateBox } from './layout';
import type { Machine } from './machine';

const headLength = 8;
const headWidth = 7;
const margin = 2;
/** On a phone, diagrams wider than this many px scroll instead of becoming too small to read. */
const maxShrinkingWidth = 380;

function element(
  tagName: string,
  properties: Readonly<Record<string, string | number | string[]>>,
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties: properties as Properties, children };
}

const round = (value: number) => Math.round(value * 10) / 10;
const pathPoint = ({ x, y }: Coordinates) => `${round(x)} ${round(y)}`;

function linePath({ points }: Arrow): string {
  const [first, ...others] = points;
  if (first === undefined) return '';
  return `M${pathPoint(first)}L${others.map(pathPoint).join(' ')}`;
}

function headPath({ points }: Arrow): string {
  const [previous, end] = points.slice(-2);
  if (previous === undefined || end === undefined) return '';
  const length = Math.hypot(end.x - previous.x, end.y - previous.y) || 1;
  const ux = (end.x - previous.x) / length;
  const uy = (end.y - previous.y) / length;
  const back = { x: end.x - ux * headLength, y: end.y - uy * headLength };
  const half = headWidth / 2;
  const left = { x: back.x - uy * half, y: back.y + ux * half };
  const right = { x: back.x + uy * half, y: back.y - ux * half };
  return `M${pathPoint(left)}L${pathPoint(end)} ${pathPoint(right)}z`;
}

const label = ({ x, y }: Coordinates, value: string): Element =>
  element('text', { x: round(x), y: round(y + 4) }, [{ type: 'text', value }]);

function box({ x, y, width }: StateBox, isFinal: boolean): Element {
  return element('rect', {
    x: round(x - width / 2),
    y: round(y - boxHeight / 2),
    width,
    height: boxHeight,
    rx: isFinal ? boxHeight / 2 : 3,
  });
}

const group = (name: string, children: ElementContent[]): Element =>
  element('g', { className: [`a-states-${name}`] }, children);

/** Draws the lines of the arrows as one path and their heads as another, to keep the page small. */
function drawArrows(name: string, arrows: readonly Arrow[]): Element[] {
  if (arrows.length === 0) return [];
  return [
    element('path', { className: [`a-states-${name}`], d: arrows.map(linePath).join('') }),
    element('path', { className: ['a-states-heads'], d: arrows.map(headPath).join('') }),
  ];
}

/** Describes a diagram for readers who cannot see it. */
export function describeMachine({ states, changes, final }: Machine): string {
  const starts = changes.filter(({ from }) => from === undefined).map(({ to }) => to);
  const sentences = states.flatMap((state) => {
    const next = new Set(changes.filter(({ from }) => from === state).map(({ to }) => to));
    next.delete(state);
    return next.size === 0 ? [] : [`From ${state} to ${joinWords([...next], 'or')}.`];
  });
  const ends = states.filter((state) => final.has(state));
  return [
    `State diagram. Starts in ${joinWords([...new Set(starts)], 'or')}.`,
    ...sentences,
    ...(ends.length === 0 ? [] : [`Final: ${ends.join(', ')}.`]),
  ].join(' ');
}

/** Explains how to read the diagram of a machine. */
export function legend({ changes }: Machine): string {
  return changes.some(({ isOwn }) => isOwn)
    ? 'The numbers refer to the table. Thick arrows are changes that your institution makes; states with round ends are final.'
    : 'The numbers refer to the table; states with round ends are final.';
}

/** Draws the states of a machine as an SVG that the stylesheet colours. */
export function stateDiagram(machine: Machine): Element {
  const { width, height, boxes, arrows } = layOut(machine);
  const size = { width: Math.ceil(width + 2 * margin), height: Math.ceil(height + 2 * margin) };
  const starts = arrows.filter(({ numbers }) =>
    machine.changes.some(({ number, from }) => from === undefined && numbers.includes(number)),
  );
  return element(
    'svg',
    {
      className: ['a-states', ...(size.width > maxShrinkingWidth ? ['a-states-wide'] : [])],
      viewBox: `${-margin} ${-margin} ${size.width} ${size.height}`,
      ...size,
      role: 'img',
      ariaLabel: describeMachine(machine),
    },
    [
      ...drawArrows(
        'line',
        arrows.filter(({ isOwn }) => !isOwn),
      ),
      ...drawArrows(
        'own',
        arrows.filter(({ isOwn }) => isOwn),
      ),
      ...starts.map(({ points: [point = { x: 0, y: 0 }] }) =>
        element('circle', { cx: round(point.x), cy: round(point.y), r: 4 }),
      ),
      group(
        'numbers',
        arrows.map((arrow) => label(arrow.label, arrow.numbers.join(', '))),
      ),
      ...boxes.map((stateBox) => box(stateBox, machine.final.has(stateBox.state))),
      group(
        'names',
        boxes.map((stateBox) => label(stateBox, stateBox.state)),
      ),
    ],
  );
}
