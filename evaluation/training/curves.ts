import type { ImpressionHalf } from '@liftmark/engine/checks/impression';

/** How good each value of a measure is taken to be, 0 to 1, and the half of the impression that it belongs to. */
export const CURVES: readonly {
  measure: string;
  half: ImpressionHalf;
  points: [value: number, score: number][];
}[] = [
  {
    measure: 'headlineScale',
    half: 'order',
    points: [
      [1, 0],
      [1.6, 0.5],
      [2.4, 1],
    ],
  },
  {
    measure: 'lineHeight',
    half: 'order',
    points: [
      [1.15, 0],
      [1.35, 0.6],
      [1.55, 1],
      [1.9, 1],
    ],
  },
  {
    measure: 'lineLetters',
    half: 'order',
    points: [
      [15, 0.5],
      [40, 1],
      [85, 1],
      [130, 0.3],
      [200, 0],
    ],
  },
  {
    measure: 'bodyPx',
    half: 'order',
    points: [
      [11, 0],
      [14, 0.8],
      [16, 1],
      [19, 1],
      [26, 0.3],
    ],
  },
  {
    measure: 'emptyShare',
    half: 'order',
    points: [
      [0.25, 1],
      [0.5, 0.6],
      [0.8, 0],
    ],
  },
  {
    measure: 'edgeShare',
    half: 'order',
    points: [
      [0, 1],
      [0.1, 0.5],
      [0.4, 0],
    ],
  },
  {
    measure: 'typeSizes',
    half: 'order',
    points: [
      [1, 0],
      [4, 0.45],
      [7, 0.85],
      [10, 1],
    ],
  },
  {
    measure: 'columnsShare',
    half: 'order',
    points: [
      [0, 0],
      [0.15, 0.5],
      [0.4, 1],
    ],
  },
  {
    measure: 'leftEdges',
    half: 'order',
    points: [
      [1, 0],
      [4, 0.6],
      [8, 1],
    ],
  },
  {
    measure: 'usedWidth',
    half: 'order',
    points: [
      [0.25, 0],
      [0.5, 0.6],
      [0.75, 1],
    ],
  },
  {
    measure: 'phoneOverflow',
    half: 'order',
    points: [
      [0, 1],
      [20, 0.8],
      [200, 0.2],
      [500, 0],
    ],
  },
  {
    measure: 'phoneTiny',
    half: 'order',
    points: [
      [0.2, 1],
      [0.8, 0.2],
    ],
  },
  {
    measure: 'textDensity',
    half: 'order',
    points: [
      [60, 0.3],
      [350, 1],
    ],
  },
  {
    measure: 'firstScreenText',
    half: 'order',
    points: [
      [20, 0],
      [120, 0.7],
      [250, 1],
    ],
  },
  {
    measure: 'sections',
    half: 'order',
    points: [
      [1, 0],
      [3, 0.4],
      [7, 1],
    ],
  },
  {
    measure: 'screens',
    half: 'order',
    points: [
      [0.9, 0.1],
      [1.5, 0.4],
      [3, 0.8],
      [5, 1],
    ],
  },
  {
    measure: 'browserTypeShare',
    half: 'look',
    points: [
      [0, 1],
      [0.3, 0.5],
      [0.9, 0],
    ],
  },
  {
    measure: 'browserLinkShare',
    half: 'look',
    points: [
      [0, 1],
      [0.05, 0.5],
      [0.25, 0],
    ],
  },
  {
    measure: 'browserControls',
    half: 'look',
    points: [
      [0, 1],
      [1, 0.6],
      [4, 0],
    ],
  },
  {
    measure: 'typefaces',
    half: 'look',
    points: [
      [1, 0.5],
      [2, 1],
    ],
  },
  {
    measure: 'textColors',
    half: 'look',
    points: [
      [1, 0],
      [3, 0.5],
      [5, 0.85],
      [7, 1],
    ],
  },
  {
    measure: 'fills',
    half: 'look',
    points: [
      [0, 0],
      [2, 0.4],
      [5, 1],
    ],
  },
  {
    measure: 'styledButtons',
    half: 'look',
    points: [
      [0, 0],
      [2, 0.5],
      [5, 1],
    ],
  },
  {
    measure: 'firstScreenButtons',
    half: 'look',
    points: [
      [0, 0.2],
      [2, 1],
    ],
  },
  {
    measure: 'shadows',
    half: 'look',
    points: [
      [0, 0.2],
      [3, 0.7],
      [8, 1],
    ],
  },
  {
    measure: 'gradients',
    half: 'look',
    points: [
      [0, 0.4],
      [2, 1],
    ],
  },
  {
    measure: 'icons',
    half: 'look',
    points: [
      [0, 0.2],
      [4, 0.7],
      [10, 1],
    ],
  },
  {
    measure: 'roundedShare',
    half: 'look',
    points: [
      [0, 0.2],
      [0.5, 1],
    ],
  },
  {
    measure: 'loudTextShare',
    half: 'look',
    points: [
      [0, 1],
      [0.15, 0.6],
      [0.5, 0],
    ],
  },
  {
    measure: 'loudAreaShare',
    half: 'look',
    points: [
      [0, 1],
      [0.3, 0.4],
      [0.8, 0],
    ],
  },
  {
    measure: 'oldElements',
    half: 'look',
    points: [
      [0, 1],
      [3, 0.5],
      [20, 0],
    ],
  },
  {
    measure: 'layoutTables',
    half: 'look',
    points: [
      [0, 1],
      [1, 0.5],
      [4, 0],
    ],
  },
  {
    measure: 'rules',
    half: 'look',
    points: [
      [0, 1],
      [2, 0.4],
      [6, 0],
    ],
  },
  {
    measure: 'firstScreenPicture',
    half: 'look',
    points: [
      [0, 0.3],
      [0.15, 0.8],
      [0.35, 1],
    ],
  },
  {
    measure: 'coarsePictures',
    half: 'look',
    points: [
      [0, 1],
      [3, 0.5],
      [8, 0.2],
    ],
  },
  {
    measure: 'stretchedPictures',
    half: 'look',
    points: [
      [0, 1],
      [2, 0.5],
      [6, 0],
    ],
  },
  {
    measure: 'brokenPictures',
    half: 'look',
    points: [
      [0, 1],
      [1, 0.6],
      [4, 0],
    ],
  },
  {
    measure: 'centeredCopyShare',
    half: 'look',
    points: [
      [0.3, 1],
      [1, 0.4],
    ],
  },
  {
    measure: 'capitalsShare',
    half: 'look',
    points: [
      [0.15, 1],
      [0.6, 0.2],
    ],
  },
  {
    measure: 'colorfulness',
    half: 'look',
    points: [
      [0, 0.3],
      [12, 0.8],
      [30, 1],
    ],
  },
  {
    measure: 'contrast',
    half: 'look',
    points: [
      [5, 0.2],
      [30, 0.9],
      [55, 1],
    ],
  },
  {
    measure: 'detail',
    half: 'look',
    points: [
      [0.005, 0.2],
      [0.03, 0.9],
      [0.08, 1],
    ],
  },
  {
    measure: 'faintShare',
    half: 'look',
    points: [
      [0.1, 1],
      [0.5, 0.2],
    ],
  },
  {
    measure: 'unreadableShare',
    half: 'look',
    points: [
      [0.05, 1],
      [0.4, 0],
    ],
  },
  {
    measure: 'overlapShare',
    half: 'order',
    points: [
      [0.01, 1],
      [0.15, 0.2],
    ],
  },
];
