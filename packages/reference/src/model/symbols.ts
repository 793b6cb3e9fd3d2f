/** The file that exports what scripts can use, and the player's global variable. */
export const ENTRY = 'packages/player/src/stage/reference.ts';

/** Names of the library's exports, by their place in the reference. */
export type Layout = Readonly<
  Record<'classes' | 'enums' | 'interfaces' | 'helperClasses' | 'hidden', readonly string[]>
>;

/** The places of the exports of our library. */
export const LAYOUT: Layout = {
  /** Classes with a page of their own. The build fails if one is not exported, and if an exported class is neither here nor in `helperClasses`. */
  classes: [
    'AnimatedSpriteNode',
    'Asset',
    'BodyNode',
    'CapsuleNode',
    'CircleNode',
    'CoreObject',
    'DistanceJointNode',
    'GearNode',
    'GraphicsNode',
    'GraphNode',
    'ImageAsset',
    'JointNode',
    'MetaObject',
    'MultipartBodyNode',
    'Node',
    'ParticleEmitterNode',
    'ParticleGroupNode',
    'ParticleLifeNode',
    'PathNode',
    'PolygonNode',
    'PolylineNode',
    'RectangleNode',
    'RegularPolygonNode',
    'RevoluteJointNode',
    'RulerNode',
    'Scene',
    'SpiralNode',
    'SpringNode',
    'SpriteNode',
    'TextAsset',
    'TextMixin',
    'TextNode',
    'TilingSpriteNode',
    'TracerNode',
    'WebAsset',
    'WeldJointNode',
    'WheelJointNode',
  ],
  enums: ['TextAssetSubtype'],
  interfaces: ['IAssetFilter', 'ISerializedAsset'],
  /** Classes whose instances scripts use without naming the class. Like exported types, they are documented on the overview. */
  helperClasses: [
    'AssetsLibrary',
    'Container',
    'Graphics',
    'KeyboardManager',
    'Matrix',
    'Player',
    'Random',
    'SceneError',
    'TransformedShape',
  ],
  /** Exports for the player that runs a scene, and for tools. Scripts cannot access them, so they are not in the reference. */
  hidden: [
    'AssetLoader',
    'BooleanOperation',
    'booleanOperation',
    'createEditor',
    'EditorOptions',
    'elastify',
    'liquify',
    'Loaded',
    'PointerGrab',
    'processPolygon',
    'ProcessPolygonOptions',
    'ScriptGlobals',
    'setAssetLoader',
  ],
};

/** All names with a page. */
export const PAGES: readonly string[] = [...LAYOUT.classes, ...LAYOUT.enums, ...LAYOUT.interfaces];
