/** The classes that have a page. An exported class that is neither here nor among the helpers is a fault, and so is one that is missing. */
export const CLASSES: readonly string[] = [
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
];

export const ENUMS: readonly string[] = ['TextAssetSubtype'];

export const INTERFACES: readonly string[] = ['IAssetFilter', 'ISerializedAsset'];

/** Classes that scripts meet without naming them. Like exported types, they stand on the overview. */
export const HELPER_CLASSES: readonly string[] = [
  'AssetsLibrary',
  'Container',
  'Graphics',
  'KeyboardManager',
  'Matrix',
  'Random',
  'SceneError',
  'TransformedShape',
];

/** What the library exports for the player that runs a scene. Scripts do not reach it, so the reference leaves it out. */
export const FOR_PLAYERS: readonly string[] = [
  'AssetLoader',
  'BooleanOperation',
  'booleanOperation',
  'createEditor',
  'EditorOptions',
  'Loaded',
  'PointerGrab',
  'processPolygon',
  'ProcessPolygonOptions',
  'ScriptGlobals',
  'setAssetLoader',
];

/** Every name that has a page. */
export const PAGES: readonly string[] = [...CLASSES, ...ENUMS, ...INTERFACES];

/** Addresses of the reference, which no doc can have. */
export const addresses: readonly string[] = [
  '/docs/api/modules',
  ...CLASSES.map((name) => `/docs/api/classes/${name}`),
  ...ENUMS.map((name) => `/docs/api/enums/${name}`),
  ...INTERFACES.map((name) => `/docs/api/interfaces/${name}`),
];
