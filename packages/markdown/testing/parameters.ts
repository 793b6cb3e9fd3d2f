import type { Parameter } from '@physics-editor/player/messages/parameter';

/** A number, a choice and a button of a scene. */
export const SWING: Parameter = {
  ...{ type: 'number', name: 'Swing', key: 'swing', isLive: false, text: '5' },
  ...{ initial: 5, min: 1, max: 60, step: 1, unit: '°' },
};
export const BALL: Parameter = {
  ...{ type: 'choice', name: 'Ball', key: 'ball', isLive: false, text: 'wood' },
  ...{ initial: 'wood', options: ['wood', 'steel'] },
};
export const KICK: Parameter = { type: 'button', name: 'Kick', key: 'kick', isLive: true, text: '' };
