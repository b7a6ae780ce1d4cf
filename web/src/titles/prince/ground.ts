/**
 * The land behind the points: Rome with the castle of the angel, the tower of the Borgia, the
 * Pantheon, pines on the hills.
 */
import { block, crowned, dark, dome, pine, slit, type Ground } from '../../pages/end/landscape'

const ground: Ground = {
  shapes: [
    { at: dome(-0.2, 0.62, 0.52, 0.8), tint: '--c-verde' },
    { at: dome(0.5, 0.75, 0.48, 0.8), tint: '--c-verde' },
    ...pine(0.25, 0.45),
    ...pine(0.3, 0.5, 0.04),
    ...pine(0.94, 0.4),
    { at: crowned(0.07, 0.06, 0.3, 5), tint: '--c-seal' },
    { at: [0.13, 1, 0.13, 0.62, 0.17, 0.54, 0.21, 0.62, 0.21, 1], tint: '--c-parch' },
    // The angel on the keep, the keep on the drum, the drum on the wall.
    {
      at: [
        ...[0.487, 0.25, 0.491, 0.205, 0.474, 0.2, 0.47, 0.135, 0.493, 0.17, 0.495, 0.14],
        ...[0.5, 0.122, 0.505, 0.14, 0.507, 0.17, 0.53, 0.135, 0.526, 0.2, 0.509, 0.205],
        ...[0.513, 0.25],
      ],
      tint: '--c-coin',
    },
    { at: block(0.475, 0.05, 0.24), tint: '--c-parch' },
    { at: crowned(0.445, 0.11, 0.32, 7), tint: '--c-parch' },
    { at: crowned(0.4, 0.2, 0.44, 12), tint: '--c-stone' },
    { at: crowned(0.34, 0.05, 0.56, 4), tint: '--c-parch' },
    { at: crowned(0.61, 0.05, 0.56, 4), tint: '--c-parch' },
    { at: block(0.39, 0.22, 0.66), tint: '--c-parch' },
    { at: dome(0.735, 0.13, 0.46, 0.6), tint: '--serena' },
    { at: block(0.73, 0.14, 0.58), tint: '--c-parch' },
    { at: [0.75, 1, 0.75, 0.68, 0.8, 0.61, 0.85, 0.68, 0.85, 1], tint: '--c-marble' },
  ],
  shades: [
    dark(0.07, 0.06, 0.385),
    dark(0.445, 0.11, 0.405, 0.44),
    dark(0.4, 0.2, 0.525, 0.66),
    dark(0.73, 0.14, 0.58),
    dark(0.34, 0.05, 0.645),
    dark(0.61, 0.05, 0.645),
    ...[0.085, 0.105].map((x) => slit(x, 0.43)),
    ...[0.462, 0.496, 0.53].map((x) => slit(x, 0.355, 0.008, 0.04)),
    ...[0.425, 0.475, 0.525, 0.57].map((x) => slit(x, 0.55)),
    ...[0.765, 0.785, 0.807, 0.827].map((x) => block(x, 0.009, 0.7)),
    slit(0.166, 0.63),
  ],
}

export default ground
