/**
 * The land behind the points: Florence with the palace of the Signoria, the cathedral and its bell
 * tower, towers in the four colours.
 */
import { block, crowned, dark, dome, slit, type Ground } from '../../pages/end/landscape'

const ground: Ground = {
  shapes: [
    { at: dome(-0.12, 0.7, 0.5, 0.8), tint: '--c-verde' },
    { at: dome(0.42, 0.8, 0.44, 0.8), tint: '--c-verde' },
    { at: crowned(0.13, 0.028, 0.2, 3), tint: '--c-parch' },
    { at: crowned(0.07, 0.13, 0.46, 9), tint: '--c-parch' },
    { at: crowned(0.27, 0.035, 0.4, 3), tint: '--k-territory' },
    { at: block(0.36, 0.03, 0.3), tint: '--c-marble' },
    { at: block(0.471, 0.012, 0.19), tint: '--c-marble' },
    { at: dome(0.415, 0.124, 0.24, 0.46), tint: '--c-seal' },
    { at: block(0.41, 0.134, 0.45), tint: '--c-marble' },
    { at: dome(0.53, 0.055, 0.53, 0.62), tint: '--c-seal' },
    {
      at: [0.395, 1, 0.395, 0.64, 0.425, 0.58, 0.455, 0.62, 0.575, 0.62, 0.575, 1],
      tint: '--c-marble',
    },
    { at: crowned(0.65, 0.035, 0.34, 3), tint: '--k-character' },
    { at: crowned(0.73, 0.035, 0.46, 3), tint: '--k-building' },
    { at: crowned(0.86, 0.04, 0.4, 3), tint: '--k-venture' },
  ],
  shades: [
    dark(0.13, 0.028, 0.285, 0.46),
    dark(0.07, 0.13, 0.545),
    dark(0.27, 0.035, 0.485),
    dark(0.36, 0.03, 0.3),
    dark(0.65, 0.035, 0.425),
    dark(0.73, 0.035, 0.545),
    dark(0.86, 0.04, 0.485),
    [0.477, 0.24, 0.508, 0.27, 0.53, 0.36, 0.539, 0.45, 0.5, 0.45, 0.494, 0.34],
    block(0.507, 0.037, 0.45, 0.62),
    ...[0.09, 0.12, 0.15].map((x) => slit(x, 0.58)),
    ...[0.34, 0.42, 0.5].map((y) => slit(0.37, y)),
    ...[0.43, 0.46, 0.49].map((x) => slit(x, 0.5)),
    slit(0.14, 0.32),
    slit(0.282, 0.52),
    slit(0.662, 0.47),
    slit(0.742, 0.59),
    slit(0.872, 0.53),
  ],
}

export default ground
