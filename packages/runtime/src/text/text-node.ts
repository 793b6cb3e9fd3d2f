import { GraphicsNode } from '../core/graphics-node';
import { defineClass } from '../core/meta-object';
import { boolean } from '../core/property';
import { textProperties, type FontStyle, type FontWeight, type TextAlign, type TextMixin } from '../core/text-mixin';
import type { Color, Rect } from '@physics-editor/physics/geometry/shapes';
import { layOutText } from './text-layout';

/**
 * A label: text that takes no part in the simulation.
 *
 * Use it for headings, instructions and readings; as the child of another node, it moves with that node. Its position
 * is the centre of the text. Fill and line apply to a box behind the text and are off by default; the text colour is
 * `fontColor`. For text on a body, use the body's own `text` property.
 *
 * @see {@link TextMixin}
 *
 * @example
 * ```js live title="A clock that shows simulated time: at half the speed, it runs at half the rate of your watch." alt="The text t = 2.5 s." attach=TextNode view=8 poster=2.5
 * class Clock {
 *   constructor(node) {
 *     this.node = node;
 *     node.fontSize = 80; // points: 0.8 m
 *     node.fontColor = 0xdd4f28;
 *   }
 *
 *   update() {
 *     const { time } = this.node.findSceneNode(); // seconds
 *     this.node.text = `t = ${time.toFixed(1)} s`;
 *   }
 * }
 * ```
 */
export class TextNode extends GraphicsNode implements TextMixin {
  /** Whether the box behind the text is filled. */
  declare drawFill: boolean;
  /** Whether the box behind the text has an outline. */
  declare drawLine: boolean;
  declare text: string;
  declare fontSize: number;
  declare fontColor: Color;
  declare fontFamily: string;
  declare fontStyle: FontStyle;
  declare fontWeight: FontWeight;
  declare textAlign: TextAlign;
  declare wordWrap: boolean;

  /** @param content - text to show */
  constructor(content = '') {
    super();
    this.text = content;
  }

  /**
   * Width of the longest line. It is exact for regular Arial and an estimate for other fonts; the result is the same in
   * every browser.
   * @unit m
   */
  get width(): number {
    return layOutText(this.text, this).width;
  }

  /**
   * Total height of all lines.
   * @unit m
   */
  get height(): number {
    return layOutText(this.text, this).height;
  }

  override getBoundingRect(): Rect {
    const { width, height } = layOutText(this.text, this);
    return { x: -width / 2, y: -height / 2, width, height };
  }
}

defineClass(TextNode, 'TextNode', {
  drawFill: boolean(false),
  drawLine: boolean(false),
  ...textProperties,
});
