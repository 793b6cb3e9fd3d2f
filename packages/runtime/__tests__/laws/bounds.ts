/** Units of bounds; a share of the value in theory has none. */
const UNITS = { '': 1, '%': 0.01, mm: 0.001 };

/** The greatest errors that the tests of this folder accept, by the first words of the rows in `content/docs/accuracy.mdx` that state them. */
export const BOUNDS = {
  'Height in free fall': [1e-12, ''],
  'Distance that a constant force': [1e-12, ''],
  'Range of a throw': [0.01, '%'],
  'Amplitude of a pendulum': [0.1, '%'],
  'Angular momentum of two joined boxes': [1e-8, ''],
  'Energy of two boxes on a pin': [0.01, '%'],
  'Energy of two boxes on a rod': [0.5, '%'],
  'Energy of a double pendulum': [1, '%'],
  'Speed of a motor': [1e-12, ''],
  'Frequency of a soft rod': [0.05, '%'],
  'Damping ratio of the same joints': [0.001, ''],
  'Speed of a driven gear, 12 to 24 teeth': [1.5, '%'],
  'Speed of a driven gear, 3 to 100 teeth': [5, '%'],
  'Heights of the first five bounces of a ball': [1e-12, ''],
  'Heights of the first five bounces of a box': [0.01, '%'],
  'Velocities after a central collision': [1e-10, ''],
  'Swing of the last ball': [1, '%'],
  'Horizontal position of each box in a tower': [10, 'mm'],
  'Width of the base of a pyramid': [10, 'mm'],
  'Depth at rest': [3, '%'],
  'Depth under a lid': [15, '%'],
  'Depth to which a plank': [5, '%'],
  'Depth of the same plank': [10, '%'],
  'Rise of the level': [10, '%'],
} satisfies Record<string, readonly [number, keyof typeof UNITS]>;

/** A bound as a share, or in m. */
export function boundOf(quantity: keyof typeof BOUNDS): number {
  const [bound, unit]: readonly [number, keyof typeof UNITS] = BOUNDS[quantity];
  return bound * UNITS[unit];
}
